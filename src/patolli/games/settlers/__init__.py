"""Imperial Settlers and its Aztecs expansion: cards, rules, words and pictures."""
