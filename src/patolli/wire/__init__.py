"""What a server and its clients share: messages, links, languages."""
