-- Which components a table is played with, if not the built-in ones.
ALTER TABLE games ADD COLUMN catalogue TEXT REFERENCES catalogues (hash);
