-- outside a transaction: the index is built while everybody goes on writing.
DROP INDEX CONCURRENTLY IF EXISTS "notices_unread_of_operator";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notices_unread_of_operator" ON "notices" ("operator_id") WHERE "channel" = 'CENTRE' and "read_at" is null;
