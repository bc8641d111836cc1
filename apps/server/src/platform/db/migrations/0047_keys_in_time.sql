-- outside a transaction: everybody goes on searching while the index is built.
-- The same names behind a time: a quarter of a day, or a span of sixteen of them.
CREATE OR REPLACE FUNCTION keys_behind(time_name text, names text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(SELECT time_name || name FROM unnest(names) AS name);
END $$;
--> statement-breakpoint
-- All that the index of the search knows of a person, behind the quarter of a day and behind the span of their last activity; behind
-- the span also what they can and do together with for how many years, because that is what is asked for most. It is dear, and says
-- so: the planner must not ask it row by row. Schemas are named, because indexes are built without a search path.
CREATE OR REPLACE FUNCTION keys_in_time(quarter integer, terms text[], words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  keys text[] := terms || public.search_parts(words);
  years text := (SELECT term FROM unnest(terms) AS term WHERE starts_with(term, 'y:'));
BEGIN
  RETURN public.keys_behind(quarter::text, keys) || public.keys_behind('d' || quarter / 16,
    keys || array(SELECT term || '|' || years FROM unnest(terms) AS term WHERE term ~ '^[jkst]:'));
END $$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidate_keys_in_time";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_keys_in_time" ON "candidate_keys" USING gin (keys_in_time("quarter","terms","words")) WITH (fastupdate=off);
--> statement-breakpoint
-- Nobody plans by how frequent each key is, and taking the keys of thousands apart again would be half the work of an ANALYZE.
ALTER INDEX IF EXISTS "candidate_keys_in_time" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidate_keys_all";
--> statement-breakpoint
DROP FUNCTION IF EXISTS search_keys(integer, text[], text);
--> statement-breakpoint
DROP FUNCTION IF EXISTS keys_in_quarter(integer, text[]);
