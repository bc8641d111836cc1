-- Finds names by any part of them, in Hangul too (the database is UTF-8).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
