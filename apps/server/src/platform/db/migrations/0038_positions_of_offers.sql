-- outside a transaction: everybody goes on sending while the index is built and what is there is held against the key.
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_position_id_positions_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_of_position";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "offers_of_position" ON "offers" USING btree ("position_id","created_at" DESC NULLS FIRST) WHERE "offers"."position_id" is not null;
