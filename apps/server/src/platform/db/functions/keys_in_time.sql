-- All keys under which the search index knows a person: each term, letter and pair of letters, prefixed with the six-hour period and with
-- the span of sixteen periods of their last activity. Spans also hold each job, skill and keyword together with the years of experience,
-- the most frequent combination of filters (decision 22).
-- The high COST keeps the planner from calling it per row. Schemas are named because an index is built without a search path.
CREATE OR REPLACE FUNCTION keys_in_time(quarter integer, terms text[], words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  keys text[] := terms || public.search_parts(words);
  years text := (SELECT term FROM unnest(terms) AS term WHERE starts_with(term, 'y:'));
BEGIN
  RETURN public.keys_behind(quarter::text, keys) || public.keys_behind('d' || quarter / 16,
    keys || array(SELECT term || '|' || years FROM unnest(terms) AS term WHERE term ~ '^[jkst]:'));
END $$;
