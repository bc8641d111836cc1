CREATE TABLE "operator_notice_settings" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet" boolean DEFAULT true NOT NULL,
	"quiet_from_hour" smallint DEFAULT 22 NOT NULL,
	"quiet_to_hour" smallint DEFAULT 8 NOT NULL,
	"digest" boolean DEFAULT true NOT NULL,
	"digest_hour" smallint DEFAULT 9 NOT NULL,
	"digest_on_weekdays_only" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_notice_settings_hours" CHECK ("operator_notice_settings"."quiet_from_hour" between 0 and 23 and "operator_notice_settings"."quiet_to_hour" between 0 and 23 and "operator_notice_settings"."digest_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "operator_push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_notice_settings" ADD CONSTRAINT "operator_notice_settings_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_push_subscriptions" ADD CONSTRAINT "operator_push_subscriptions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_push_subscriptions" ADD CONSTRAINT "operator_push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_push_subscriptions_endpoint" ON "operator_push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "operator_push_subscriptions_of_operator" ON "operator_push_subscriptions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_push_subscriptions_of_session" ON "operator_push_subscriptions" USING btree ("session_id");
