-- outside a transaction: everybody goes on searching and saving while the indexes are built.
DROP INDEX CONCURRENTLY IF EXISTS "candidate_search_opened";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidate_search_opened" ON "candidate_search" USING btree ("opened_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "saved_searches_interest";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "saved_searches_interest" ON "saved_searches" USING btree ("operator_id") WHERE "saved_searches"."is_interest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "saved_searches_telling";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "saved_searches_telling" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."tells";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "company_choices_liked";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "company_choices_liked" ON "company_choices" USING btree ("company_key") WHERE "company_choices"."mode" = 'INTEREST';
