-- outside a transaction: indexes are built while everybody goes on writing.
-- The migrations 0055 and 0057. The job mask-words finds by these indexes whose words have no masked copy yet.
DROP INDEX CONCURRENTLY IF EXISTS "careers_to_mask";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "careers_to_mask" ON "careers" USING btree ("user_id") WHERE "careers"."shown_detail" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "schools_to_mask";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "schools_to_mask" ON "schools" USING btree ("user_id") WHERE "schools"."shown_name" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_to_mask";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_to_mask" ON "users" USING btree ("id") WHERE "users"."shown_hashtags" is null and "users"."deleted_at" is null;
--> statement-breakpoint
-- A webhook address that leads into our network reads like one that does not exist (call-endpoint.ts).
UPDATE webhook_deliveries SET last_error = 'NAME', last_ms = 0 WHERE last_error = 'INSIDE';
