ALTER TABLE "lifetime_shares" ALTER COLUMN "total" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD COLUMN "session_sealed" text;--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lifetime_shares" ADD COLUMN "shape" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "lifetime_requests_unfinished" ON "lifetime_requests" USING btree ("created_at") WHERE "lifetime_requests"."finished_at" is null or "lifetime_requests"."session_sealed" is not null;