DROP TABLE "offer_drafts";--> statement-breakpoint
DROP INDEX "offers_same_text";--> statement-breakpoint
DROP INDEX "tech_stack_names_jobs";--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "message_fingerprint";--> statement-breakpoint
ALTER TABLE "tech_stack_names" DROP COLUMN "job_labels";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "alert";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "last_run_at";