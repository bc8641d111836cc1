-- What a closed statement is paid by, and corrections of the ledger (KEEP-6). All tables are new; nothing of the previous release reads or writes them.
CREATE TABLE "bill_reminders" (
	"statement_id" uuid NOT NULL,
	"reminder" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bill_reminders_statement_id_reminder_pk" PRIMARY KEY("statement_id","reminder"),
	CONSTRAINT "bill_reminders_reminder" CHECK ("bill_reminders"."reminder" in ('SOON', 'TODAY', 'LATE', 'LATER'))
);
--> statement-breakpoint
CREATE TABLE "bill_series" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL,
	"place" integer NOT NULL,
	"supplier" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	CONSTRAINT "bills_place" CHECK ("bills"."place" > 0),
	CONSTRAINT "bills_total" CHECK ("bills"."total" = "bills"."sum" + "bills"."vat")
);
--> statement-breakpoint
CREATE TABLE "hire_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"seq" smallint NOT NULL,
	"kind" text NOT NULL,
	"base_pay" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "hire_corrections_kind" CHECK ("hire_corrections"."kind" in ('COUNTER', 'CORRECTED')),
	CONSTRAINT "hire_corrections_base_pay" CHECK ("hire_corrections"."base_pay" > 0),
	CONSTRAINT "hire_corrections_fee_rate" CHECK ("hire_corrections"."fee_rate" between 0 and 3000),
	CONSTRAINT "hire_corrections_reason_given" CHECK ("hire_corrections"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "bill_reminders" ADD CONSTRAINT "bill_reminders_statement_id_bills_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bills"("statement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_sent_by_operators_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_corrections" ADD CONSTRAINT "hire_corrections_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_corrections" ADD CONSTRAINT "hire_corrections_made_by_operators_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_series" ON "bills" USING btree ("year","place");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_corrections_order" ON "hire_corrections" USING btree ("hire_id","seq");