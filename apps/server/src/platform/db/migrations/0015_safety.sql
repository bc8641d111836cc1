CREATE TABLE "safety_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sender_id" uuid,
	"subject_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL,
	"handed_over_by" uuid,
	"handed_over_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	"finding" text DEFAULT '' NOT NULL,
	CONSTRAINT "safety_cases_subject" CHECK ("safety_cases"."subject_id" = coalesce("safety_cases"."sender_id", "safety_cases"."company_id")),
	CONSTRAINT "safety_cases_outcome" CHECK ("safety_cases"."outcome" in ('NOTHING', 'STOPPED', 'TAKEN_DOWN')),
	CONSTRAINT "safety_cases_closed_whole" CHECK (num_nonnulls("safety_cases"."closed_at", "safety_cases"."closed_by", "safety_cases"."outcome") in (0, 3) and num_nonnulls("safety_cases"."handed_over_at", "safety_cases"."handed_over_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "safety_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"place" text NOT NULL,
	"offer_id" uuid,
	"room_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"asked_again_at" timestamp (3) with time zone,
	CONSTRAINT "safety_reports_place" CHECK ("safety_reports"."place" in ('OFFER', 'ROOM', 'COMPANY')),
	CONSTRAINT "safety_reports_reason" CHECK ("safety_reports"."reason" in ('MONEY', 'MESSENGER', 'TERMS', 'FAKE', 'INSULT', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "safety_signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"offer_id" uuid,
	"room_id" uuid,
	"source_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safety_signals_kind" CHECK ("safety_signals"."kind" in ('ACCOUNT', 'RESIDENT_NUMBER', 'MONEY', 'CONTACT')),
	CONSTRAINT "safety_signals_source" CHECK (num_nonnulls("safety_signals"."offer_id", "safety_signals"."room_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sender_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"stopped_by" uuid NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sender_stops_until" CHECK ("sender_stops"."until" > "sender_stops"."stopped_at")
);
--> statement-breakpoint
CREATE TABLE "takedown_people" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tie" text NOT NULL,
	"offers" integer NOT NULL,
	"first_offer_at" timestamp (3) with time zone,
	CONSTRAINT "takedown_people_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "takedown_people_tie" CHECK ("takedown_people"."tie" in ('MATCHED', 'TALK', 'OFFER'))
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"finding" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "takedowns_reason" CHECK ("takedowns"."reason" in ('MONEY', 'MESSENGER', 'TERMS', 'FAKE', 'INSULT', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_sender_id_operators_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_handed_over_by_operators_id_fk" FOREIGN KEY ("handed_over_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_case_id_safety_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."safety_cases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_signals" ADD CONSTRAINT "safety_signals_case_id_safety_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."safety_cases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_signals" ADD CONSTRAINT "safety_signals_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_signals" ADD CONSTRAINT "safety_signals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_signals" ADD CONSTRAINT "safety_signals_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_stops" ADD CONSTRAINT "sender_stops_case_id_safety_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."safety_cases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_stops" ADD CONSTRAINT "sender_stops_sender_id_operators_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_stops" ADD CONSTRAINT "sender_stops_stopped_by_operators_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_stops" ADD CONSTRAINT "sender_stops_confirmed_by_operators_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_stops" ADD CONSTRAINT "sender_stops_ended_by_operators_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_people" ADD CONSTRAINT "takedown_people_company_id_takedowns_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."takedowns"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_people" ADD CONSTRAINT "takedown_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_case_id_safety_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."safety_cases"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_by_operators_id_fk" FOREIGN KEY ("by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "safety_cases_open_of_sender" ON "safety_cases" USING btree ("company_id","subject_id") WHERE "safety_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "safety_cases_queue" ON "safety_cases" USING btree ("newest_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "safety_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "safety_cases_closed" ON "safety_cases" USING btree ("closed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "safety_cases"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "safety_cases_of_company" ON "safety_cases" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "safety_reports_once" ON "safety_reports" USING btree ("case_id","user_id","reason") WHERE "safety_reports"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "safety_reports_of_case" ON "safety_reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "safety_reports_of_user" ON "safety_reports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "safety_reports_of_offer" ON "safety_reports" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "safety_reports_of_room" ON "safety_reports" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "safety_signals_once" ON "safety_signals" USING btree ("kind","source_id");--> statement-breakpoint
CREATE INDEX "safety_signals_of_case" ON "safety_signals" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "safety_signals_of_candidate" ON "safety_signals" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "safety_signals_of_offer" ON "safety_signals" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "safety_signals_of_room" ON "safety_signals" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sender_stops_one" ON "sender_stops" USING btree ("sender_id") WHERE "sender_stops"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sender_stops_of_case" ON "sender_stops" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "takedown_people_of_user" ON "takedown_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "takedowns_of_case" ON "takedowns" USING btree ("case_id");