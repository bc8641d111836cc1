-- outside a transaction: everybody goes on writing while those who are there already are written down, some at a time.
-- Each is held while it is read, so that nobody who hides in that moment is written down as seen.
DO $$
DECLARE
  reached uuid := '00000000-0000-0000-0000-000000000000';
  people uuid[];
BEGIN
  LOOP
    people := array(SELECT id FROM (
      SELECT id FROM users WHERE is_active AND id > reached ORDER BY id LIMIT 1000 FOR SHARE) AS next);
    EXIT WHEN people = '{}';
    PERFORM renew_candidate_search(people);
    reached := people[cardinality(people)];
    COMMIT;
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidate_search_recent";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_search_recent" ON "candidate_search" ("last_active_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidate_search_hope";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_search_hope" ON "candidate_search" ("hope_salary");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidate_keys_all";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_keys_all" ON "candidate_keys" USING gin (search_keys("quarter","terms","words")) WITH (fastupdate=off);
--> statement-breakpoint
-- Nobody plans by how frequent each key is, and taking the keys of thousands apart again would be half the work of an ANALYZE.
ALTER INDEX IF EXISTS "candidate_keys_all" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
DO $$ BEGIN ANALYZE candidate_search, candidate_keys; END $$;
