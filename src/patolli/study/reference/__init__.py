"""The rules reference: articles that games provide, put into words and searched."""
