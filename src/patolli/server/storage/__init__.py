"""What is kept: the database, its writer, versions, backups, deletion."""
