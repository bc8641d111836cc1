CREATE TABLE "company_fees" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"rate" integer NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_fees_company_id_month_pk" PRIMARY KEY("company_id","month"),
	CONSTRAINT "company_fees_month" CHECK ("company_fees"."month" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "company_fees_rate" CHECK ("company_fees"."rate" between 0 and 3000)
);
--> statement-breakpoint
CREATE TABLE "company_quotas" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"monthly" integer NOT NULL,
	"daily" integer NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_quotas_bounds" CHECK ("company_quotas"."daily" between 0 and "company_quotas"."monthly" and "company_quotas"."monthly" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text NOT NULL,
	"longest_wait_seconds" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_started_at" timestamp (3) with time zone,
	"last_ms" integer,
	"has_failed" boolean DEFAULT false NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"last_tries" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_done" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"done" integer NOT NULL,
	CONSTRAINT "work_done_done" CHECK ("work_done"."done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verification_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_failures_kind" CHECK ("verification_failures"."kind" in ('CAREER', 'TAX', 'LIFETIME'))
);
--> statement-breakpoint
ALTER TABLE "company_fees" ADD CONSTRAINT "company_fees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_fees" ADD CONSTRAINT "company_fees_set_by_operators_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_quotas" ADD CONSTRAINT "company_quotas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_quotas" ADD CONSTRAINT "company_quotas_set_by_operators_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_failures" ADD CONSTRAINT "verification_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_failures_when" ON "verification_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "verification_failures_of_user" ON "verification_failures" USING btree ("user_id");