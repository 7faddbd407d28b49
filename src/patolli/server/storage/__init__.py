"""What is stored: the database, its writer, versions, backups, deletion."""
