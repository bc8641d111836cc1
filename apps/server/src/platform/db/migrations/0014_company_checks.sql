CREATE TABLE "company_checks" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"doubt_at" timestamp (3) with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_checks_company_id_kind_pk" PRIMARY KEY("company_id","kind"),
	CONSTRAINT "company_checks_kind" CHECK ("company_checks"."kind" in ('STATE', 'ARREARS', 'HEADCOUNT')),
	CONSTRAINT "company_checks_answer" CHECK ("company_checks"."answer" in ('OPEN', 'SUSPENDED', 'CLOSED', 'UNREGISTERED', 'LISTED', 'CLEAR', 'FOUND', 'AMBIGUOUS', 'NONE'))
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"found" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"proved_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "company_domains_state" CHECK ("company_domains"."state" in ('WAITING', 'WRONG', 'FOUND', 'LOST'))
);
--> statement-breakpoint
CREATE TABLE "company_headcounts" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"people" integer NOT NULL,
	"joined" integer NOT NULL,
	"left_count" integer NOT NULL,
	CONSTRAINT "company_headcounts_company_id_month_pk" PRIMARY KEY("company_id","month"),
	CONSTRAINT "company_headcounts_month" CHECK ("company_headcounts"."month" ~ '^[0-9]{6}$'),
	CONSTRAINT "company_headcounts_counts" CHECK (least("company_headcounts"."people", "company_headcounts"."joined", "company_headcounts"."left_count") >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_proofs" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"proved_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_headcounts" ADD CONSTRAINT "company_headcounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_proofs" ADD CONSTRAINT "operator_proofs_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_proofs" ADD CONSTRAINT "operator_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_checks_due" ON "company_checks" USING btree ("kind","next_at");--> statement-breakpoint
CREATE INDEX "company_domains_due" ON "company_domains" USING btree ("next_at");