-- outside a transaction: everybody goes on searching while the index is built.
DROP INDEX CONCURRENTLY IF EXISTS "candidate_search_months";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_search_months" ON "candidate_search" ("career_months");
