CREATE TABLE "loaded_lists" (
	"id" smallint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "loaded_lists_one" CHECK ("loaded_lists"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "whose" uuid[] DEFAULT '{}' NOT NULL;