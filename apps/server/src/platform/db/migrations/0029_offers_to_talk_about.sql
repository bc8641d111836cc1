CREATE TABLE "coffeechat_outcomes" (
	"time_id" uuid NOT NULL,
	"side" text NOT NULL,
	"met" text NOT NULL,
	"pay" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coffeechat_outcomes_time_id_side_pk" PRIMARY KEY("time_id","side"),
	CONSTRAINT "coffeechat_outcomes_side" CHECK ("coffeechat_outcomes"."side" in ('candidate', 'company')),
	CONSTRAINT "coffeechat_outcomes_met" CHECK ("coffeechat_outcomes"."met" in ('MET', 'I_MISSED', 'THEY_MISSED', 'MOVED')),
	CONSTRAINT "coffeechat_outcomes_pay" CHECK ("coffeechat_outcomes"."pay" in ('AS_OFFERED', 'MORE', 'LESS', 'NOT_TALKED')),
	CONSTRAINT "coffeechat_outcomes_pay_of" CHECK ("coffeechat_outcomes"."pay" is null or ("coffeechat_outcomes"."side" = 'candidate' and "coffeechat_outcomes"."met" = 'MET'))
);
--> statement-breakpoint
CREATE TABLE "coffeechat_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"stage" text NOT NULL,
	"on_day" date NOT NULL,
	"starts_on" date,
	"base_pay" integer,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"contradicted_at" timestamp (3) with time zone,
	"candidate_starts_on" date,
	"candidate_base_pay" integer,
	CONSTRAINT "coffeechat_stages_stage" CHECK ("coffeechat_stages"."stage" in ('INTERVIEW', 'TERMS', 'HIRED', 'ENDED')),
	CONSTRAINT "coffeechat_stages_hire" CHECK (num_nonnulls("coffeechat_stages"."starts_on", "coffeechat_stages"."base_pay") = case when "coffeechat_stages"."stage" = 'HIRED' then 2 else 0 end),
	CONSTRAINT "coffeechat_stages_answered" CHECK (num_nonnulls("coffeechat_stages"."agreed_at", "coffeechat_stages"."contradicted_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "hires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid,
	"company_id" uuid NOT NULL,
	"position" text NOT NULL,
	"starts_on" date NOT NULL,
	"base_pay" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hires_base_pay" CHECK ("hires"."base_pay" > 0),
	CONSTRAINT "hires_fee_rate" CHECK ("hires"."fee_rate" between 0 and 3000)
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"statement_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"base_pay" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "statement_lines_statement_id_hire_id_pk" PRIMARY KEY("statement_id","hire_id"),
	CONSTRAINT "statement_lines_fee" CHECK ("statement_lines"."fee" = "statement_lines"."base_pay" * "statement_lines"."fee_rate")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "statements_month" CHECK ("statements"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "company_records" (
	"company_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"value" smallint NOT NULL,
	"people" integer NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_records_company_id_figure_pk" PRIMARY KEY("company_id","figure"),
	CONSTRAINT "company_records_figure" CHECK ("company_records"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT')),
	CONSTRAINT "company_records_value" CHECK ("company_records"."value" between 0 and 10),
	CONSTRAINT "company_records_people" CHECK ("company_records"."people" >= 5)
);
--> statement-breakpoint
CREATE TABLE "record_answers" (
	"company_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"value" double precision,
	"at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "record_answers_company_id_figure_candidate_id_pk" PRIMARY KEY("company_id","figure","candidate_id"),
	CONSTRAINT "record_answers_figure" CHECK ("record_answers"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT')),
	CONSTRAINT "record_answers_value" CHECK ("record_answers"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kept_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"coffeechat_id" uuid,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "kept_words_kind" CHECK ("kept_words"."kind" in ('MEETING', 'STAGE', 'MISSED_TWICE'))
);
--> statement-breakpoint
CREATE TABLE "offer_counters" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"was_min" integer NOT NULL,
	"was_max" integer NOT NULL,
	"answer" text,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "offer_counters_answer" CHECK ("offer_counters"."answer" in ('RAISED', 'KEPT', 'TAKEN_BACK')),
	CONSTRAINT "offer_counters_amount" CHECK ("offer_counters"."amount" > "offer_counters"."was_max" and "offer_counters"."amount" <= 200000),
	CONSTRAINT "offer_counters_answered" CHECK (num_nonnulls("offer_counters"."answer", "offer_counters"."answered_at", "offer_counters"."answered_by") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "offer_events" DROP CONSTRAINT "offer_events_event";--> statement-breakpoint
ALTER TABLE "coffeechats" ADD COLUMN "place_kind" text;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD COLUMN "place_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "headcount" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "usual_place_kind" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "usual_place" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fee_rate" integer DEFAULT 700 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bonus_min" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bonus_max" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "signing_bonus" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "stock_kind" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "stock_min" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "stock_max" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "stock_years" smallint;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD COLUMN "questions_asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD COLUMN "masked_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coffeechat_outcomes" ADD CONSTRAINT "coffeechat_outcomes_time_id_coffeechat_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."coffeechat_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechat_stages" ADD CONSTRAINT "coffeechat_stages_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechat_stages" ADD CONSTRAINT "coffeechat_stages_recorded_by_operators_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_records" ADD CONSTRAINT "company_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_answers" ADD CONSTRAINT "record_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_answers" ADD CONSTRAINT "record_answers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_answered_by_operators_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_stages_number" ON "coffeechat_stages" USING btree ("coffeechat_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "hires_one_per_chat" ON "hires" USING btree ("coffeechat_id");--> statement-breakpoint
CREATE INDEX "hires_of_company" ON "hires" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_hire_once" ON "statement_lines" USING btree ("hire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_once" ON "statements" USING btree ("company_id","month");--> statement-breakpoint
CREATE INDEX "record_answers_of_candidate" ON "record_answers" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_words_once" ON "kept_words" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "kept_words_open" ON "kept_words" USING btree ("created_at") WHERE "kept_words"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "kept_words_of_candidate" ON "kept_words" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "offer_counters_open" ON "offer_counters" USING btree ("asked_at") WHERE "offer_counters"."answer" is null;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_place" CHECK (num_nonnulls("coffeechats"."place_kind", "coffeechats"."place", "coffeechats"."place_set_at") in (0, 3)) NOT VALID;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_place_kind" CHECK ("coffeechats"."place_kind" in ('ADDRESS', 'LINK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_usual_place" CHECK (("companies"."usual_place_kind" is null) = ("companies"."usual_place" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_usual_place_kind" CHECK ("companies"."usual_place_kind" in ('ADDRESS', 'LINK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_fee_rate" CHECK ("companies"."fee_rate" between 0 and 3000) NOT VALID;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_headcount" CHECK ("companies"."headcount" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_event" CHECK ("offer_events"."event" in ('SENT', 'UNDONE', 'DELIVERED', 'READ', 'LIKED', 'UNLIKED', 'ACCEPTED', 'REFUSED', 'ASKED_AGENT', 'EXPIRED', 'COUNTERED', 'RAISED', 'KEPT', 'TAKEN_BACK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_bonus" CHECK (num_nonnulls("offers"."bonus_min", "offers"."bonus_max") in (0, 2) and "offers"."bonus_min" between 1 and "offers"."bonus_max" and "offers"."bonus_max" <= 200000) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_signing_bonus" CHECK ("offers"."signing_bonus" between 1 and 200000) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_stock" CHECK (num_nonnulls("offers"."stock_kind", "offers"."stock_min", "offers"."stock_max", "offers"."stock_years") in (0, 4) and "offers"."stock_min" between 1 and "offers"."stock_max" and "offers"."stock_max" <= 200000 and "offers"."stock_years" between 1 and 6) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_stock_kind" CHECK ("offers"."stock_kind" in ('OPTION', 'RSU', 'SHARES')) NOT VALID;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_questions" CHECK ("message_rooms"."questions_asked" between 0 and 5) NOT VALID;