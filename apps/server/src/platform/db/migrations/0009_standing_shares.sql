CREATE TABLE "standing_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "standing_shares" ADD CONSTRAINT "standing_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_shares_of_user" ON "standing_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standing_shares_expiry" ON "standing_shares" USING btree ("expires_at");