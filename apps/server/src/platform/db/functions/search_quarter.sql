-- The number of the six-hour period that contains a moment, counted from 1970. The search index prefixes its keys with it, so that a search
-- reads the most recently active people first (decision 21).
CREATE OR REPLACE FUNCTION search_quarter(at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN floor(extract(epoch FROM at) / 21600)::integer;
