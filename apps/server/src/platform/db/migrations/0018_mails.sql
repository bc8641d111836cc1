CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('INVITATION', 'PASSWORD_RESET', 'PARTNER_PASSWORD', 'NEWS')),
	CONSTRAINT "mails_attempts" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_password_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_password_links" ADD CONSTRAINT "partner_password_links_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_password_links" ADD CONSTRAINT "partner_password_links_made_by_operators_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_password_links_token" ON "partner_password_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "partner_password_links_of_partner" ON "partner_password_links" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_password_links_expiry" ON "partner_password_links" USING btree ("expires_at");