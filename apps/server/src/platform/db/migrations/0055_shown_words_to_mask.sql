-- outside a transaction: everybody goes on writing while the indexes are built.
-- Whose words have no masked copy yet. They hold hardly anybody once the first start has masked what was there.
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
