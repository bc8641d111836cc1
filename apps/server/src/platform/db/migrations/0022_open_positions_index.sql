-- outside a transaction: the index is built while everybody goes on writing.
-- A person's suggestions are the newest open positions of the job group.
DROP INDEX CONCURRENTLY IF EXISTS "positions_open_of_job";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "positions_open_of_job" ON "positions" USING btree ("job_label","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "positions"."closed_at" is null;
