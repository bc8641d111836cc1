CREATE TABLE "calendar_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"operator_id" uuid,
	"hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_addresses_owner" CHECK (num_nonnulls("calendar_addresses"."user_id", "calendar_addresses"."operator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"way" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handovers_way" CHECK ("handovers"."way" in ('WEBHOOK', 'API'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	"last_ms" integer,
	"last_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('WAITING', 'DELIVERED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"old_secret_sealed" text,
	"old_secret_until" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"is_stopped_by_us" boolean DEFAULT false NOT NULL,
	CONSTRAINT "webhook_endpoints_old_secret" CHECK (num_nonnulls("webhook_endpoints"."old_secret_sealed", "webhook_endpoints"."old_secret_until") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_events_type" CHECK ("webhook_events"."type" in ('coffeechat.matched', 'coffeechat.scheduled', 'coffeechat.cancelled', 'outcome.recorded', 'candidate.erased'))
);
--> statement-breakpoint
CREATE TABLE "people_list_members" (
	"list_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "people_list_members_list_id_candidate_id_pk" PRIMARY KEY("list_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "people_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_marks" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"starred_at" timestamp (3) with time zone,
	"starred_by" uuid,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "people_marks_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id"),
	CONSTRAINT "people_marks_star" CHECK (num_nonnulls("people_marks"."starred_at", "people_marks"."starred_by") in (0, 2)),
	CONSTRAINT "people_marks_hidden" CHECK (num_nonnulls("people_marks"."hidden_at", "people_marks"."hidden_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "people_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "market_answers" (
	"job_label" text NOT NULL,
	"raise_band" smallint NOT NULL,
	"told" jsonb NOT NULL,
	"waiting" jsonb NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_answers_job_label_raise_band_pk" PRIMARY KEY("job_label","raise_band")
);
--> statement-breakpoint
CREATE TABLE "market_hopes" (
	"job_sub_label" text NOT NULL,
	"years" smallint NOT NULL,
	"people" integer NOT NULL,
	"low" integer NOT NULL,
	"middle" integer NOT NULL,
	"high" integer NOT NULL,
	"on_day" date NOT NULL,
	CONSTRAINT "market_hopes_job_sub_label_years_pk" PRIMARY KEY("job_sub_label","years"),
	CONSTRAINT "market_hopes_order" CHECK ("market_hopes"."low" <= "market_hopes"."middle" and "market_hopes"."middle" <= "market_hopes"."high" and "market_hopes"."people" >= 5)
);
--> statement-breakpoint
CREATE TABLE "offer_nudges" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipeline_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"offer_id" uuid,
	"expiry_day" date,
	"closed_at" timestamp (3) with time zone,
	"position_id" uuid,
	"assignee_id" uuid,
	"remind_on" date,
	"reminds_id" uuid,
	"reminded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pipeline_cards_stage" CHECK ("pipeline_cards"."stage" in ('SAVED', 'OFFERED', 'COFFEECHAT', 'INTERVIEW', 'TERMS', 'HIRED', 'ENDED')),
	CONSTRAINT "pipeline_cards_reminder" CHECK ("pipeline_cards"."remind_on" is not null or "pipeline_cards"."reminds_id" is null)
);
--> statement-breakpoint
CREATE TABLE "pipeline_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"deed" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pipeline_events_deed" CHECK ("pipeline_events"."deed" in ('STARRED', 'PUT_ASIDE', 'ASSIGNED', 'REMINDER_SET', 'POSITION_SET'))
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"job_label" text NOT NULL,
	"job_sub_label" text,
	"years_min" smallint,
	"years_max" smallint,
	"salary_min" integer NOT NULL,
	"salary_max" integer NOT NULL,
	"bonus_min" integer,
	"bonus_max" integer,
	"signing_bonus" integer,
	"stock_kind" text,
	"stock_min" integer,
	"stock_max" integer,
	"stock_years" smallint,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"must_haves" text[] DEFAULT '{}' NOT NULL,
	"interviewers" text[] DEFAULT '{}' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text,
	"message" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "positions_salary" CHECK ("positions"."salary_min" <= "positions"."salary_max" and "positions"."salary_min" > 2400 and "positions"."salary_min" <= 200000 and "positions"."salary_max" > 2400 and "positions"."salary_max" <= 200000),
	CONSTRAINT "positions_years" CHECK ("positions"."years_min" >= 0 and "positions"."years_max" <= 50 and "positions"."years_min" <= "positions"."years_max"),
	CONSTRAINT "positions_bonus" CHECK (num_nonnulls("positions"."bonus_min", "positions"."bonus_max") in (0, 2) and "positions"."bonus_min" between 1 and "positions"."bonus_max" and "positions"."bonus_max" <= 200000),
	CONSTRAINT "positions_signing_bonus" CHECK ("positions"."signing_bonus" between 1 and 200000),
	CONSTRAINT "positions_stock" CHECK (num_nonnulls("positions"."stock_kind", "positions"."stock_min", "positions"."stock_max", "positions"."stock_years") in (0, 4) and "positions"."stock_min" between 1 and "positions"."stock_max" and "positions"."stock_max" <= 200000 and "positions"."stock_years" between 1 and 6),
	CONSTRAINT "positions_stock_kind" CHECK ("positions"."stock_kind" in ('OPTION', 'RSU', 'SHARES'))
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "position_id" uuid;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_list_members" ADD CONSTRAINT "people_list_members_list_id_people_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."people_lists"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_list_members" ADD CONSTRAINT "people_list_members_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_list_members" ADD CONSTRAINT "people_list_members_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_marks" ADD CONSTRAINT "people_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_marks" ADD CONSTRAINT "people_marks_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_marks" ADD CONSTRAINT "people_marks_starred_by_operators_id_fk" FOREIGN KEY ("starred_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_marks" ADD CONSTRAINT "people_marks_hidden_by_operators_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_notes" ADD CONSTRAINT "people_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_notes" ADD CONSTRAINT "people_notes_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "people_notes" ADD CONSTRAINT "people_notes_author_id_operators_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_nudges" ADD CONSTRAINT "offer_nudges_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_nudges" ADD CONSTRAINT "offer_nudges_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_cards" ADD CONSTRAINT "pipeline_cards_reminds_id_operators_id_fk" FOREIGN KEY ("reminds_id") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_events" ADD CONSTRAINT "pipeline_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_events" ADD CONSTRAINT "pipeline_events_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pipeline_events" ADD CONSTRAINT "pipeline_events_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_hash" ON "calendar_addresses" USING btree ("hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_of_user" ON "calendar_addresses" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_of_operator" ON "calendar_addresses" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "api_keys_of_company" ON "api_keys" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "handovers_of_candidate" ON "handovers" USING btree ("candidate_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_event" ON "webhook_deliveries" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE "webhook_deliveries"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_of_company" ON "webhook_endpoints" USING btree ("company_id","created_at");
--> statement-breakpoint
CREATE INDEX "webhook_events_of_company" ON "webhook_events" USING btree ("company_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "webhook_events_of_candidate" ON "webhook_events" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "people_list_members_of_candidate" ON "people_list_members" USING btree ("candidate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "people_lists_name" ON "people_lists" USING btree ("company_id","name");
--> statement-breakpoint
CREATE INDEX "people_marks_of_candidate" ON "people_marks" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "people_notes_of_person" ON "people_notes" USING btree ("company_id","candidate_id","created_at");
--> statement-breakpoint
CREATE INDEX "people_notes_of_candidate" ON "people_notes" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "offer_nudges_of_operator" ON "offer_nudges" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_name" ON "offer_templates" USING btree ("company_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_cards_of_two" ON "pipeline_cards" USING btree ("company_id","candidate_id");
--> statement-breakpoint
CREATE INDEX "pipeline_cards_of_candidate" ON "pipeline_cards" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "pipeline_cards_by_stage" ON "pipeline_cards" USING btree ("company_id","stage","stage_since" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "pipeline_cards_reminded" ON "pipeline_cards" USING btree ("company_id","stage","remind_on") WHERE "pipeline_cards"."remind_on" is not null;
--> statement-breakpoint
CREATE INDEX "pipeline_cards_of_position" ON "pipeline_cards" USING btree ("position_id","stage") WHERE "pipeline_cards"."position_id" is not null;
--> statement-breakpoint
CREATE INDEX "pipeline_cards_to_remind" ON "pipeline_cards" USING btree ("remind_on") WHERE "pipeline_cards"."remind_on" is not null and "pipeline_cards"."reminded_at" is null;
--> statement-breakpoint
CREATE INDEX "pipeline_events_of_person" ON "pipeline_events" USING btree ("company_id","candidate_id","at");
--> statement-breakpoint
CREATE INDEX "pipeline_events_of_candidate" ON "pipeline_events" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "positions_of_company" ON "positions" USING btree ("company_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action NOT VALID;
