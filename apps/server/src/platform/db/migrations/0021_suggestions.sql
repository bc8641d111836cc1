CREATE TABLE "fairness_groups" (
	"month" text NOT NULL,
	"dimension" text NOT NULL,
	"name" text NOT NULL,
	"people" integer NOT NULL,
	"suggested" integer NOT NULL,
	"points" jsonb NOT NULL,
	CONSTRAINT "fairness_groups_month_dimension_name_pk" PRIMARY KEY("month","dimension","name"),
	CONSTRAINT "fairness_groups_dimension" CHECK ("fairness_groups"."dimension" in ('YEARS', 'JOB', 'GENDER')),
	CONSTRAINT "fairness_groups_people" CHECK ("fairness_groups"."suggested" between 0 and "fairness_groups"."people")
);
--> statement-breakpoint
CREATE TABLE "fairness_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"dimension" text NOT NULL,
	"name" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"assignee_id" uuid,
	"conclusion" text,
	"concluded_at" timestamp (3) with time zone,
	CONSTRAINT "fairness_looks_dimension" CHECK ("fairness_looks"."dimension" in ('YEARS', 'JOB', 'GENDER'))
);
--> statement-breakpoint
CREATE TABLE "fairness_months" (
	"month" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"suggested" integer NOT NULL,
	"positions" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "skill_pairs" (
	"one" text NOT NULL,
	"other" text NOT NULL,
	"nearness" real NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "skill_pairs_one_other_pk" PRIMARY KEY("one","other"),
	CONSTRAINT "skill_pairs_people" CHECK ("skill_pairs"."people" >= 5),
	CONSTRAINT "skill_pairs_nearness" CHECK ("skill_pairs"."nearness" > 0 and "skill_pairs"."nearness" <= 1),
	CONSTRAINT "skill_pairs_order" CHECK ("skill_pairs"."one" < "skill_pairs"."other")
);
--> statement-breakpoint
CREATE TABLE "suggestion_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"on" date NOT NULL,
	"is_hand" boolean NOT NULL,
	"window_from" date,
	"window_to" date,
	"outcomes" integer,
	"learnt" integer,
	"held_out" integer,
	"ndcg_before" real,
	"ndcg" real,
	"gain_low" real,
	"gain_high" real,
	"accepted_before" real,
	"accepted" real,
	"weights" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"used_from" timestamp (3) with time zone,
	"used_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suggestion_models_verdict" CHECK ("suggestion_models"."verdict" in ('HAND', 'USED', 'NOT_BETTER', 'SWITCHED_OFF', 'NO_WEIGHTS')),
	CONSTRAINT "suggestion_models_used" CHECK ("suggestion_models"."used_until" is null or "suggestion_models"."used_from" <= "suggestion_models"."used_until")
);
--> statement-breakpoint
CREATE TABLE "suggestion_objections" (
	"inquiry_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position_id" uuid,
	"due_on" date NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suggestion_objections_kind" CHECK ("suggestion_objections"."kind" in ('FACTS', 'MISSING', 'AGAINST'))
);
--> statement-breakpoint
CREATE TABLE "suggestion_outcomes" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"shares" jsonb NOT NULL,
	"plain" smallint NOT NULL,
	"accepted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"switched_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "fairness_groups" ADD CONSTRAINT "fairness_groups_month_fairness_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."fairness_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairness_looks" ADD CONSTRAINT "fairness_looks_month_fairness_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."fairness_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairness_looks" ADD CONSTRAINT "fairness_looks_started_by_operators_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairness_looks" ADD CONSTRAINT "fairness_looks_assignee_id_operators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_interests" ADD CONSTRAINT "position_interests_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_interests" ADD CONSTRAINT "position_interests_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_objections" ADD CONSTRAINT "suggestion_objections_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_objections" ADD CONSTRAINT "suggestion_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_objections" ADD CONSTRAINT "suggestion_objections_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_outcomes" ADD CONSTRAINT "suggestion_outcomes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_outcomes" ADD CONSTRAINT "suggestion_outcomes_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_outcomes" ADD CONSTRAINT "suggestion_outcomes_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_settings" ADD CONSTRAINT "suggestion_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fairness_looks_once" ON "fairness_looks" USING btree ("month","dimension","name");--> statement-breakpoint
CREATE UNIQUE INDEX "position_interests_once" ON "position_interests" USING btree ("candidate_id","position_id");--> statement-breakpoint
CREATE INDEX "position_interests_of_position" ON "position_interests" USING btree ("position_id","said_at" DESC NULLS FIRST) WHERE "position_interests"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "skill_pairs_of_other" ON "skill_pairs" USING btree ("other");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_models_once_a_day" ON "suggestion_models" USING btree ("on") WHERE not "suggestion_models"."is_hand";--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_models_one_in_use" ON "suggestion_models" USING btree ((true)) WHERE "suggestion_models"."used_from" is not null and "suggestion_models"."used_until" is null;--> statement-breakpoint
CREATE INDEX "suggestion_models_newest" ON "suggestion_models" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "suggestion_objections_of_user" ON "suggestion_objections" USING btree ("user_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "suggestion_outcomes_in_time" ON "suggestion_outcomes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "suggestion_outcomes_of_candidate" ON "suggestion_outcomes" USING btree ("candidate_id");
