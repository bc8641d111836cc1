-- Which curation answered a wish (BIZ-4). The previous release neither reads nor writes the column.
ALTER TABLE "more_offer_requests" ADD COLUMN "group_id" uuid;--> statement-breakpoint
-- The column is new and empty, so there is nothing to check and nothing to index: both take no time.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "more_offer_requests" ADD CONSTRAINT "more_offer_requests_group_id_offer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."offer_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "more_offer_requests_of_group" ON "more_offer_requests" USING btree ("group_id") WHERE "more_offer_requests"."group_id" is not null;
