-- outside a transaction: everybody goes on writing while the indexes are built.
DROP INDEX CONCURRENTLY IF EXISTS "hires_when";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "hires_when" ON "hires" USING btree ("at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_answered";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "offers_answered" ON "offers" USING btree ("decided_at") WHERE "offers"."status" in ('MATCHED', 'REFUSED', 'AGENT');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_created";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_created" ON "users" USING btree ("created_at");
