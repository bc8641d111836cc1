-- Everything up to release a86f1f8: the migrations 0000 to 0050 of that release, as one. A database that ran them has it already.
-- The tables come from schema/, the functions and triggers from functions/, both as they were in that release.
-- Finds names by any part of them (gin_trgm_ops).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Functions that indexes and generated columns of the tables use.
CREATE OR REPLACE FUNCTION search_text(job_label text, job_sub_label text, tech_stack text[], hashtags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(normalize(
    coalesce(job_label, '') || ' ' || coalesce(job_sub_label, '') || ' ' ||
    array_to_string(tech_stack, ' ') || ' ' || array_to_string(hashtags, ' ')));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_pairs(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(words, at, 2)), '{}') FROM generate_series(1, length(words) - 1) AS at);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION initials(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(
    CASE WHEN ascii(letter) BETWEEN 44032 AND 55203
      THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      ELSE letter END, '' ORDER BY place), '')
    FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS letters (letter, place));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_parts(words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(words, NULL);
BEGIN
  RETURN array(SELECT letter FROM unnest(letters) AS letter WHERE letter <> ' ')
    || array(SELECT letter || next FROM unnest(letters, letters[2:]) AS pair (letter, next) WHERE letter <> ' ' AND next <> ' ');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_quarter(at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN floor(extract(epoch FROM at) / 21600)::integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keys_behind(time_name text, names text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(SELECT time_name || name FROM unnest(names) AS name);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keys_in_time(quarter integer, terms text[], words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  keys text[] := terms || public.search_parts(words);
  years text := (SELECT term FROM unnest(terms) AS term WHERE starts_with(term, 'y:'));
BEGIN
  RETURN public.keys_behind(quarter::text, keys) || public.keys_behind('d' || quarter / 16,
    keys || array(SELECT term || '|' || years FROM unnest(terms) AS term WHERE term ~ '^[jkst]:'));
END $$;
--> statement-breakpoint
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
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"image" text,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "short_links_type" CHECK ("short_links"."type" in ('offer', 'offers', 'group', 'coffeechat', 'message')),
	CONSTRAINT "short_links_opens" CHECK ("short_links"."opens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "utm_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"medium" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"landing" text DEFAULT '' NOT NULL,
	"status" text,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "utm_visits_status" CHECK ("utm_visits"."status" in ('JOB_CHOICE', 'AGREE', 'VERIFIED'))
);
--> statement-breakpoint
CREATE TABLE "candidate_keys" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"attack_ends_at" timestamp (3) with time zone NOT NULL,
	"career_months" integer NOT NULL,
	"hope_salary" integer,
	"verified_income" integer,
	"job_ends" integer NOT NULL,
	"skills_end" integer NOT NULL,
	"income_disclosure" text NOT NULL,
	"terms" text[] NOT NULL,
	"words" text NOT NULL,
	"shuts_out" text[] DEFAULT '{}' NOT NULL,
	"quarter" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_search" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"attack_ends_at" timestamp (3) with time zone NOT NULL,
	"career_months" integer NOT NULL,
	"hope_salary" integer,
	"verified_income" integer,
	"job_ends" integer NOT NULL,
	"skills_end" integer NOT NULL,
	"income_disclosure" text NOT NULL,
	"terms" text[] NOT NULL,
	"words" text NOT NULL,
	"shuts_out" text[] DEFAULT '{}' NOT NULL,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"company_id" uuid,
	"role" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_views_id_at_pk" PRIMARY KEY("id","at"),
	CONSTRAINT "profile_views_role" CHECK ("profile_views"."role" in ('RECRUITER', 'AGENT', 'ADMIN'))
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_interest" boolean DEFAULT false NOT NULL,
	"tells" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"told_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"sub_label" text NOT NULL,
	"key" text NOT NULL,
	"popular_place" smallint
);
--> statement-breakpoint
CREATE TABLE "loaded_lists" (
	"id" smallint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "loaded_lists_one" CHECK ("loaded_lists"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "majors" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tech_stack_names" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "coffeechat_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone
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
CREATE TABLE "coffeechat_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "coffeechat_times_proposed_by" CHECK ("coffeechat_times"."proposed_by" in ('candidate', 'company')),
	CONSTRAINT "coffeechat_times_minutes" CHECK ("coffeechat_times"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "coffeechats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"operator_id" uuid NOT NULL,
	"place_kind" text,
	"place" text,
	"place_set_at" timestamp (3) with time zone,
	"place_changes" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "coffeechats_place" CHECK (num_nonnulls("coffeechats"."place_kind", "coffeechats"."place", "coffeechats"."place_set_at") in (0, 3)),
	CONSTRAINT "coffeechats_place_kind" CHECK ("coffeechats"."place_kind" in ('ADDRESS', 'LINK'))
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
CREATE TABLE "blocks" (
	"candidate_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	CONSTRAINT "blocks_candidate_id_company_key_pk" PRIMARY KEY("candidate_id","company_key")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"group_id" uuid,
	"business_number" text,
	"logo" text,
	"domain" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"headcount" integer,
	"usual_place_kind" text,
	"usual_place" text,
	"fee_rate" integer DEFAULT 700 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_business_number_digits" CHECK ("companies"."business_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "companies_key_given" CHECK ("companies"."key" <> ''),
	CONSTRAINT "companies_usual_place" CHECK (("companies"."usual_place_kind" is null) = ("companies"."usual_place" is null)),
	CONSTRAINT "companies_usual_place_kind" CHECK ("companies"."usual_place_kind" in ('ADDRESS', 'LINK')),
	CONSTRAINT "companies_fee_rate" CHECK ("companies"."fee_rate" between 0 and 3000),
	CONSTRAINT "companies_headcount" CHECK ("companies"."headcount" > 0)
);
--> statement-breakpoint
CREATE TABLE "company_aliases" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "company_aliases_company_id_key_pk" PRIMARY KEY("company_id","key"),
	CONSTRAINT "company_aliases_key_given" CHECK ("company_aliases"."key" <> '')
);
--> statement-breakpoint
CREATE TABLE "company_choices" (
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"company_key" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	CONSTRAINT "company_choices_user_id_mode_company_key_pk" PRIMARY KEY("user_id","mode","company_key"),
	CONSTRAINT "company_choices_mode" CHECK ("company_choices"."mode" in ('INTEREST', 'RESTRICT')),
	CONSTRAINT "company_choices_key_given" CHECK ("company_choices"."company_key" <> '')
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
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"company_id" uuid,
	"screen" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_sealed" text,
	"phone_sealed" text,
	"resume_file_id" uuid,
	"portfolio_file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"purge_at" timestamp (3) with time zone NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"from_path" text NOT NULL,
	"message" text NOT NULL,
	"contact_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"answer" text,
	"answer_due_at" timestamp (3) with time zone,
	"answer_attempts" smallint DEFAULT 0 NOT NULL,
	"answer_failed_at" timestamp (3) with time zone
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
CREATE TABLE "more_offer_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"code" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"store_key" text NOT NULL,
	"name_sealed" text,
	"name" text,
	"size" integer,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('RESUME', 'PORTFOLIO')),
	CONSTRAINT "files_type" CHECK ("files"."type" in ('pdf', 'png', 'jpg', 'jpeg')),
	CONSTRAINT "files_state" CHECK ("files"."state" in ('PENDING', 'STORED', 'REJECTED')),
	CONSTRAINT "files_size" CHECK ("files"."size" between 1 and 20 * 1024 * 1024),
	CONSTRAINT "files_stored" CHECK ("files"."state" <> 'STORED' or ("files"."stored_at" is not null and "files"."size" is not null))
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
	"times" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" smallint,
	"answer_sealed" text,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_call_key_pk" PRIMARY KEY("caller","call","key"),
	CONSTRAINT "idempotency_keys_length" CHECK (char_length("idempotency_keys"."key") <= 255),
	CONSTRAINT "idempotency_keys_completed" CHECK (("idempotency_keys"."completed_at" is null) = ("idempotency_keys"."status" is null))
);
--> statement-breakpoint
CREATE TABLE "lifetime_items" (
	"user_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"company" text NOT NULL,
	"income" integer NOT NULL,
	CONSTRAINT "lifetime_items_user_id_year_company_pk" PRIMARY KEY("user_id","year","company"),
	CONSTRAINT "lifetime_items_income" CHECK ("lifetime_items"."income" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lifetime_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"start_year" smallint NOT NULL,
	"end_year" smallint NOT NULL,
	"loaded_years" smallint[] DEFAULT '{}' NOT NULL,
	"session_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lifetime_requests_state" CHECK ("lifetime_requests"."state" in ('WAITING', 'LOADING', 'DONE', 'FAILED')),
	CONSTRAINT "lifetime_requests_years" CHECK ("lifetime_requests"."start_year" between 1950 and "lifetime_requests"."end_year" and "lifetime_requests"."end_year" <= 2100)
);
--> statement-breakpoint
CREATE TABLE "lifetime_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer,
	"percentile" smallint,
	"shape" smallint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "key_canary" (
	"id" smallint PRIMARY KEY NOT NULL,
	"word_sealed" text NOT NULL,
	"changing_to" text,
	"changing_since" timestamp (3) with time zone,
	CONSTRAINT "key_canary_one" CHECK ("key_canary"."id" = 1)
);
--> statement-breakpoint
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
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"operator_id" uuid,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_channel" CHECK ("notices"."channel" in ('CENTRE', 'SMS', 'PUSH', 'MAIL')),
	CONSTRAINT "notices_one_reader" CHECK (num_nonnulls("notices"."user_id", "notices"."operator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"muted_types" text[] DEFAULT '{}' NOT NULL,
	"quiet" boolean DEFAULT true NOT NULL,
	"quiet_from_hour" smallint DEFAULT 21 NOT NULL,
	"quiet_to_hour" smallint DEFAULT 8 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_hours" CHECK ("notification_settings"."quiet_from_hour" between 0 and 23 and "notification_settings"."quiet_to_hour" between 0 and 23)
);
--> statement-breakpoint
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
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "market_hope_people" (
	"user_id" uuid NOT NULL,
	"job_sub_label" text NOT NULL,
	"years" smallint NOT NULL,
	CONSTRAINT "market_hope_people_user_id_job_sub_label_years_pk" PRIMARY KEY("user_id","job_sub_label","years")
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
CREATE TABLE "offer_counts" (
	"company_id" uuid NOT NULL,
	"period" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "offer_counts_company_id_period_pk" PRIMARY KEY("company_id","period"),
	CONSTRAINT "offer_counts_period" CHECK ("offer_counts"."period" ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
	CONSTRAINT "offer_counts_sent" CHECK ("offer_counts"."sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" uuid,
	"group_id" uuid,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_events_event" CHECK ("offer_events"."event" in ('SENT', 'UNDONE', 'DELIVERED', 'READ', 'LIKED', 'UNLIKED', 'ACCEPTED', 'REFUSED', 'ASKED_AGENT', 'EXPIRED', 'COUNTERED', 'RAISED', 'KEPT', 'TAKEN_BACK')),
	CONSTRAINT "offer_events_actor" CHECK ("offer_events"."actor" in ('CANDIDATE', 'OPERATOR', 'SYSTEM')),
	CONSTRAINT "offer_events_subject" CHECK (num_nonnulls("offer_events"."offer_id", "offer_events"."group_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"message" text NOT NULL,
	"is_like" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deliver_at" timestamp (3) with time zone NOT NULL,
	"expiry_day" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "offer_groups_status" CHECK ("offer_groups"."status" in ('WAITING', 'EXPIRED', 'REFUSED', 'MATCHED', 'AGENT')),
	CONSTRAINT "offer_groups_decided" CHECK (("offer_groups"."status" = 'WAITING') = ("offer_groups"."decided_at" is null)),
	CONSTRAINT "offer_groups_undone" CHECK ("offer_groups"."undone_at" is null or "offer_groups"."status" = 'WAITING'),
	CONSTRAINT "offer_groups_dates" CHECK ("offer_groups"."expiry_day" >= ("offer_groups"."created_at" at time zone 'Asia/Seoul')::date and "offer_groups"."deliver_at" >= "offer_groups"."created_at")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"group_id" uuid,
	"company_id" uuid,
	"operator_id" uuid NOT NULL,
	"position_id" uuid,
	"type" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"is_just_message" boolean DEFAULT false NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"link" text,
	"salary_min" integer,
	"salary_max" integer,
	"income_basis" integer,
	"bonus_min" integer,
	"bonus_max" integer,
	"signing_bonus" integer,
	"stock_kind" text,
	"stock_min" integer,
	"stock_max" integer,
	"stock_years" smallint,
	"offer_items" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"is_like" boolean DEFAULT false NOT NULL,
	"refusal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deliver_at" timestamp (3) with time zone NOT NULL,
	"expiry_day" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	"selected_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "offers_type" CHECK ("offers"."type" in ('SUPER', 'SUPER_CURATION')),
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('WAITING', 'EXPIRED', 'REFUSED', 'MATCHED', 'AGENT')),
	CONSTRAINT "offers_group" CHECK (("offers"."type" = 'SUPER_CURATION') = ("offers"."group_id" is not null)),
	CONSTRAINT "offers_agent_decides_groups_alone" CHECK ("offers"."status" <> 'AGENT' or "offers"."group_id" is not null),
	CONSTRAINT "offers_company" CHECK ("offers"."company_id" is not null or ("offers"."is_master" and "offers"."is_just_message")),
	CONSTRAINT "offers_salary" CHECK ("offers"."salary_min" <= "offers"."salary_max" and "offers"."salary_min" > 2400 and "offers"."salary_min" <= 200000 and "offers"."salary_max" > 2400 and "offers"."salary_max" <= 200000),
	CONSTRAINT "offers_salary_given" CHECK (num_nonnulls("offers"."salary_min", "offers"."salary_max") = 2 or (num_nonnulls("offers"."salary_min", "offers"."salary_max") = 0 and ("offers"."is_just_message" or "offers"."group_id" is not null))),
	CONSTRAINT "offers_bonus" CHECK (num_nonnulls("offers"."bonus_min", "offers"."bonus_max") in (0, 2) and "offers"."bonus_min" between 1 and "offers"."bonus_max" and "offers"."bonus_max" <= 200000),
	CONSTRAINT "offers_signing_bonus" CHECK ("offers"."signing_bonus" between 1 and 200000),
	CONSTRAINT "offers_stock" CHECK (num_nonnulls("offers"."stock_kind", "offers"."stock_min", "offers"."stock_max", "offers"."stock_years") in (0, 4) and "offers"."stock_min" between 1 and "offers"."stock_max" and "offers"."stock_max" <= 200000 and "offers"."stock_years" between 1 and 6),
	CONSTRAINT "offers_stock_kind" CHECK ("offers"."stock_kind" in ('OPTION', 'RSU', 'SHARES')),
	CONSTRAINT "offers_income_basis" CHECK ("offers"."income_basis" > 0),
	CONSTRAINT "offers_decided" CHECK (("offers"."status" = 'WAITING') = ("offers"."decided_at" is null)),
	CONSTRAINT "offers_selected" CHECK (("offers"."status" = 'MATCHED') = ("offers"."selected_at" is not null)),
	CONSTRAINT "offers_undone" CHECK ("offers"."undone_at" is null or "offers"."status" = 'WAITING'),
	CONSTRAINT "offers_dates" CHECK ("offers"."expiry_day" >= ("offers"."created_at" at time zone 'Asia/Seoul')::date and "offers"."deliver_at" >= "offers"."created_at")
);
--> statement-breakpoint
CREATE TABLE "refusal_blocks" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"told" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refusal_blocks_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "refusal_tallies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"told" jsonb NOT NULL,
	"waiting" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb,
	"request_id" text,
	"address" text,
	"whose" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at"),
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor" in ('CANDIDATE', 'OPERATOR', 'PARTNER', 'SYSTEM'))
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"company_id" uuid,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('RECRUITER', 'AGENT', 'ADMIN')),
	CONSTRAINT "invitations_email_lowercase" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_company" CHECK (("invitations"."role" = 'RECRUITER') = ("invitations"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"company_id" uuid,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"photo" text,
	"greeting" text DEFAULT '' NOT NULL,
	"second_factor_sealed" text,
	"second_factor_confirmed_at" timestamp (3) with time zone,
	"second_factor_step" bigint,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('RECRUITER', 'AGENT', 'ADMIN')),
	CONSTRAINT "operators_email_lowercase" CHECK ("operators"."email" = lower("operators"."email")),
	CONSTRAINT "operators_company" CHECK (("operators"."role" = 'RECRUITER') = ("operators"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"hash_key_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_tries_failed" CHECK ("sign_in_tries"."failed" > 0)
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "partners_email_lowercase" CHECK ("partners"."email" = lower("partners"."email"))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"registered_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"matched_at" timestamp (3) with time zone
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
	"reached_until" timestamp (3) with time zone,
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
CREATE TABLE "careers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"job" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "careers_period" CHECK ("careers"."ended_on" >= "careers"."started_on"),
	CONSTRAINT "careers_key_given" CHECK ("careers"."company_key" <> '')
);
--> statement-breakpoint
CREATE TABLE "incomes" (
	"user_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"months" smallint[],
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incomes_user_id_year_source_pk" PRIMARY KEY("user_id","year","source"),
	CONSTRAINT "incomes_source" CHECK ("incomes"."source" in ('HEALTH', 'TAX')),
	CONSTRAINT "incomes_months" CHECK ("incomes"."months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality("incomes"."months") > 0),
	CONSTRAINT "incomes_amount" CHECK ("incomes"."amount" >= 0),
	CONSTRAINT "incomes_year" CHECK ("incomes"."year" between 1988 and 2100)
);
--> statement-breakpoint
CREATE TABLE "salary_items" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"year" smallint NOT NULL,
	"amount" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "salary_items_user_id_type_year_pk" PRIMARY KEY("user_id","type","year"),
	CONSTRAINT "salary_items_type" CHECK ("salary_items"."type" in ('INPUT', 'HOPE', 'REWARD')),
	CONSTRAINT "salary_items_amount" CHECK (case when "salary_items"."type" = 'REWARD' then "salary_items"."amount" between 0 and 200000 else "salary_items"."amount" > 2400 and "salary_items"."amount" <= 200000 end),
	CONSTRAINT "salary_items_year" CHECK ("salary_items"."year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"major" text,
	"degree" text,
	"start" text,
	"end" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schools_ten" CHECK ("schools"."place" between 1 and 10),
	CONSTRAINT "schools_start" CHECK ("schools"."start" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "schools_end" CHECK ("schools"."end" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"operator_id" uuid NOT NULL,
	"offer_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"questions_asked" smallint DEFAULT 0 NOT NULL,
	"masked_up_to" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "message_rooms_questions" CHECK ("message_rooms"."questions_asked" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid,
	"type" text DEFAULT 'text' NOT NULL,
	"body" text NOT NULL,
	"target_id" uuid,
	"client_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "messages_id_created_at_pk" PRIMARY KEY("id","created_at"),
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ('CANDIDATE', 'OPERATOR', 'SYSTEM')),
	CONSTRAINT "messages_type" CHECK ("messages"."type" in ('text', 'offer', 'survey')),
	CONSTRAINT "messages_sender_known" CHECK (("messages"."sender" = 'SYSTEM') = ("messages"."sender_id" is null)),
	CONSTRAINT "messages_target" CHECK (("messages"."type" = 'text') = ("messages"."target_id" is null))
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "read_marks" (
	"room_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_marks_room_id_reader_id_pk" PRIMARY KEY("room_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "stream_events" (
	"audience_id" uuid NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stream_events_audience_id_seq_at_pk" PRIMARY KEY("audience_id","seq","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "stream_heads" (
	"audience_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_presence" (
	"audience_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"waiting_sub" text,
	"return_path" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "one_time_codes_wrong_tries" CHECK ("one_time_codes"."wrong_tries" between 0 and 5),
	CONSTRAINT "one_time_codes_end" CHECK (("one_time_codes"."ended_at" is null) = ("one_time_codes"."end_reason" is null)),
	CONSTRAINT "one_time_codes_end_reason" CHECK ("one_time_codes"."end_reason" in ('USED', 'REPLACED', 'WRONG', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"operator_id" uuid,
	"partner_id" uuid,
	"opened_by" text,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."operator_id", "sessions"."partner_id") = 1),
	CONSTRAINT "sessions_end" CHECK (("sessions"."ended_at" is null) = ("sessions"."end_reason" is null)),
	CONSTRAINT "sessions_end_reason" CHECK ("sessions"."end_reason" in ('LOGOUT', 'SIGNED_OUT', 'REUSED', 'EXPIRED', 'WITHDRAWN', 'DISABLED')),
	CONSTRAINT "sessions_opened_by" CHECK ("sessions"."opened_by" in ('MESSENGER', 'CODE', 'FORM')),
	CONSTRAINT "sessions_opened_by_candidates" CHECK ("sessions"."opened_by" is null or "sessions"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "talk_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"job_label" text,
	"nickname" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"reviewed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "talk_posts_hidden_reason" CHECK ("talk_posts"."hidden_reason" in ('광고', '욕설·비방', '개인정보', '회사의 비밀', '도배')),
	CONSTRAINT "talk_posts_reason_of_hidden" CHECK ("talk_posts"."hidden_reason" is null or "talk_posts"."hidden_at" is not null),
	CONSTRAINT "talk_posts_deleted_is_empty" CHECK (("talk_posts"."deleted_at" is null) = ("talk_posts"."body" <> ''))
);
--> statement-breakpoint
CREATE TABLE "talk_reports" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_reports_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kakao_sub" text,
	"phone_hash" text,
	"phone_proved_at" timestamp (3) with time zone,
	"name_sealed" text,
	"phone_sealed" text,
	"email_sealed" text,
	"birthday_sealed" text,
	"gender" text,
	"job_label" text,
	"job_sub_label" text,
	"tech_stack" text[] DEFAULT '{}' NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"is_major" boolean,
	"willingness" text,
	"agent_help" boolean DEFAULT false NOT NULL,
	"resume_url" text,
	"portfolio_url" text,
	"github_url" text,
	"linkedin_url" text,
	"income_disclosure" text DEFAULT 'BAND' NOT NULL,
	"salary_type" text DEFAULT 'HEALTH' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_text(job_label, job_sub_label, tech_stack, hashtags)) STORED,
	"career_months" integer DEFAULT 0 NOT NULL,
	"verified_income" integer,
	"hope_salary" integer,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"certified_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT false NOT NULL,
	"attack_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('남성', '여성')),
	CONSTRAINT "users_income_disclosure" CHECK ("users"."income_disclosure" in ('HIDDEN', 'AT_LEAST', 'BAND', 'EXACT')),
	CONSTRAINT "users_salary_type" CHECK ("users"."salary_type" in ('HEALTH', 'TAX')),
	CONSTRAINT "users_hope_salary" CHECK ("users"."hope_salary" > 2400 and "users"."hope_salary" <= 200000),
	CONSTRAINT "users_hashtags" CHECK (cardinality("users"."hashtags") <= 30),
	CONSTRAINT "users_career_months" CHECK ("users"."career_months" >= 0),
	CONSTRAINT "users_proved_phone_is_there" CHECK ("users"."phone_proved_at" is null or "users"."phone_hash" is not null),
	CONSTRAINT "users_active_means_visible" CHECK (not "users"."is_active" or ("users"."certified_at" is not null and "users"."attack_ends_at" is not null and "users"."deleted_at" is null)),
	CONSTRAINT "users_deleted_means_nameless" CHECK ("users"."deleted_at" is null or num_nonnulls("users"."kakao_sub", "users"."phone_hash", "users"."name_sealed", "users"."phone_sealed", "users"."email_sealed", "users"."birthday_sealed", "users"."resume_url", "users"."portfolio_url", "users"."github_url", "users"."linkedin_url") = 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"person_sealed" text,
	"withdrawn_at" timestamp (3) with time zone NOT NULL,
	"purge_at" timestamp (3) with time zone NOT NULL,
	"noted_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_purge_after" CHECK ("withdrawals"."purge_at" >= "withdrawals"."withdrawn_at")
);
--> statement-breakpoint
CREATE TABLE "verification_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"cfid" text NOT NULL,
	"job_index" integer NOT NULL,
	"thread_index" integer NOT NULL,
	"jti" text NOT NULL,
	"two_way_timestamp" bigint NOT NULL,
	"login_type_level" smallint NOT NULL,
	"telecom" smallint NOT NULL,
	"inputs_sealed" text,
	"reapply" boolean DEFAULT false NOT NULL,
	"is_restart" boolean DEFAULT false NOT NULL,
	"early_presses" smallint DEFAULT 0 NOT NULL,
	"facts" jsonb,
	"provider_code" text,
	"transaction_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"called_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "verification_attempts_kind" CHECK ("verification_attempts"."kind" in ('CAREER', 'TAX', 'LIFETIME')),
	CONSTRAINT "verification_attempts_state" CHECK ("verification_attempts"."state" in ('PENDING', 'CALLING', 'DONE', 'DEAD', 'EXPIRED')),
	CONSTRAINT "verification_attempts_level" CHECK ("verification_attempts"."login_type_level" in (1, 5)),
	CONSTRAINT "verification_attempts_telecom" CHECK ("verification_attempts"."telecom" in (0, 1, 2)),
	CONSTRAINT "verification_attempts_finished" CHECK (("verification_attempts"."state" in ('PENDING', 'CALLING')) = ("verification_attempts"."finished_at" is null)),
	CONSTRAINT "verification_attempts_forgotten" CHECK ("verification_attempts"."finished_at" is null or "verification_attempts"."inputs_sealed" is null)
);
--> statement-breakpoint
CREATE TABLE "verification_days" (
	"phone_hash" text NOT NULL,
	"day" date NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "verification_days_phone_hash_day_pk" PRIMARY KEY("phone_hash","day"),
	CONSTRAINT "verification_days_count" CHECK ("verification_days"."count" > 0)
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
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "utm_visits" ADD CONSTRAINT "utm_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_keys" ADD CONSTRAINT "candidate_keys_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechat_outcomes" ADD CONSTRAINT "coffeechat_outcomes_time_id_coffeechat_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."coffeechat_times"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechat_questions" ADD CONSTRAINT "coffeechat_questions_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechat_stages" ADD CONSTRAINT "coffeechat_stages_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechat_stages" ADD CONSTRAINT "coffeechat_stages_recorded_by_operators_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechat_times" ADD CONSTRAINT "coffeechat_times_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_aliases" ADD CONSTRAINT "company_aliases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_choices" ADD CONSTRAINT "company_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_records" ADD CONSTRAINT "company_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_answers" ADD CONSTRAINT "record_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_answers" ADD CONSTRAINT "record_answers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_fees" ADD CONSTRAINT "company_fees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_fees" ADD CONSTRAINT "company_fees_set_by_operators_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_quotas" ADD CONSTRAINT "company_quotas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_quotas" ADD CONSTRAINT "company_quotas_set_by_operators_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_portfolio_file_id_files_id_fk" FOREIGN KEY ("portfolio_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "more_offer_requests" ADD CONSTRAINT "more_offer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "more_offer_requests" ADD CONSTRAINT "more_offer_requests_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
ALTER TABLE "lifetime_items" ADD CONSTRAINT "lifetime_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD CONSTRAINT "lifetime_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD CONSTRAINT "lifetime_requests_attempt_id_verification_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."verification_attempts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lifetime_shares" ADD CONSTRAINT "lifetime_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "standing_shares" ADD CONSTRAINT "standing_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_notice_settings" ADD CONSTRAINT "operator_notice_settings_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_push_subscriptions" ADD CONSTRAINT "operator_push_subscriptions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_push_subscriptions" ADD CONSTRAINT "operator_push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "market_hope_people" ADD CONSTRAINT "market_hope_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_nudges" ADD CONSTRAINT "offer_nudges_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_nudges" ADD CONSTRAINT "offer_nudges_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_answered_by_operators_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_counts" ADD CONSTRAINT "offer_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_group_id_offer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."offer_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_groups" ADD CONSTRAINT "offer_groups_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_groups" ADD CONSTRAINT "offer_groups_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_group_id_offer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."offer_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refusal_blocks" ADD CONSTRAINT "refusal_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refusal_tallies" ADD CONSTRAINT "refusal_tallies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_password_links" ADD CONSTRAINT "partner_password_links_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_password_links" ADD CONSTRAINT "partner_password_links_made_by_operators_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
ALTER TABLE "careers" ADD CONSTRAINT "careers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_items" ADD CONSTRAINT "salary_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_audience_id_stream_heads_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."stream_heads"("audience_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_presence" ADD CONSTRAINT "stream_presence_audience_id_stream_heads_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."stream_heads"("audience_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_parent_id_talk_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talk_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_post_id_talk_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."talk_posts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_failures" ADD CONSTRAINT "verification_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_hash" ON "calendar_addresses" USING btree ("hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_of_user" ON "calendar_addresses" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_addresses_of_operator" ON "calendar_addresses" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_url" ON "blog_posts" USING btree ("url");
--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "short_links_of_user" ON "short_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "short_links_expiry" ON "short_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "utm_visits_when" ON "utm_visits" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "utm_visits_of_user" ON "utm_visits" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "candidate_keys_in_time" ON "candidate_keys" USING gin (keys_in_time("quarter", "terms", "words")) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "candidate_search_recent" ON "candidate_search" USING btree ("last_active_at" DESC NULLS FIRST,"candidate_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "candidate_search_hope" ON "candidate_search" USING btree ("hope_salary");
--> statement-breakpoint
CREATE INDEX "candidate_search_months" ON "candidate_search" USING btree ("career_months");
--> statement-breakpoint
CREATE INDEX "candidate_search_opened" ON "candidate_search" USING btree ("opened_at");
--> statement-breakpoint
CREATE INDEX "profile_views_of_candidate" ON "profile_views" USING btree ("candidate_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "profile_views_by_operator" ON "profile_views" USING btree ("operator_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("operator_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_interest" ON "saved_searches" USING btree ("operator_id") WHERE "saved_searches"."is_interest";
--> statement-breakpoint
CREATE INDEX "saved_searches_telling" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."tells";
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_name" ON "jobs" USING btree ("label","sub_label");
--> statement-breakpoint
CREATE INDEX "jobs_initials" ON "jobs" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE INDEX "majors_initials" ON "majors" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE INDEX "tech_stack_names_initials" ON "tech_stack_names" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE UNIQUE INDEX "universities_name" ON "universities" USING btree ("name","type");
--> statement-breakpoint
CREATE INDEX "universities_initials" ON "universities" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_questions_position" ON "coffeechat_questions" USING btree ("coffeechat_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_stages_number" ON "coffeechat_stages" USING btree ("coffeechat_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_times_one_confirmed" ON "coffeechat_times" USING btree ("coffeechat_id") WHERE "coffeechat_times"."confirmed_at" is not null and "coffeechat_times"."withdrawn_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_times_once" ON "coffeechat_times" USING btree ("coffeechat_id","starts_at") WHERE "coffeechat_times"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "coffeechat_times_of_chat" ON "coffeechat_times" USING btree ("coffeechat_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechats_one_per_offer" ON "coffeechats" USING btree ("offer_id");
--> statement-breakpoint
CREATE INDEX "coffeechats_of_candidate" ON "coffeechats" USING btree ("candidate_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "coffeechats_of_company" ON "coffeechats" USING btree ("company_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "coffeechats_of_operator" ON "coffeechats" USING btree ("operator_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "hires_one_per_chat" ON "hires" USING btree ("coffeechat_id");
--> statement-breakpoint
CREATE INDEX "hires_of_company" ON "hires" USING btree ("company_id","at");
--> statement-breakpoint
CREATE INDEX "hires_when" ON "hires" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_hire_once" ON "statement_lines" USING btree ("hire_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "statements_once" ON "statements" USING btree ("company_id","month");
--> statement-breakpoint
CREATE INDEX "companies_key" ON "companies" USING btree ("key");
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_business_number" ON "companies" USING btree ("business_number");
--> statement-breakpoint
CREATE INDEX "companies_group" ON "companies" USING btree ("group_id") WHERE "companies"."group_id" is not null;
--> statement-breakpoint
CREATE INDEX "companies_initials" ON "companies" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE INDEX "company_aliases_key" ON "company_aliases" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "company_aliases_initials" ON "company_aliases" USING gin (search_pairs(initials("key")));
--> statement-breakpoint
CREATE INDEX "company_choices_liked" ON "company_choices" USING btree ("company_key") WHERE "company_choices"."mode" = 'INTEREST';
--> statement-breakpoint
CREATE INDEX "record_answers_of_candidate" ON "record_answers" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id","kind","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "agent_applications_open" ON "agent_applications" USING btree ("created_at") WHERE "agent_applications"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "agent_applications_purge" ON "agent_applications" USING btree ("purge_at");
--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "inquiries_handled" ON "inquiries" USING btree ("handled_at") WHERE "inquiries"."handled_at" is not null;
--> statement-breakpoint
CREATE INDEX "inquiries_to_send" ON "inquiries" USING btree ("answer_due_at") WHERE "inquiries"."answer_due_at" is not null;
--> statement-breakpoint
CREATE INDEX "inquiries_of_user" ON "inquiries" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_words_once" ON "kept_words" USING btree ("kind","subject_id");
--> statement-breakpoint
CREATE INDEX "kept_words_open" ON "kept_words" USING btree ("created_at") WHERE "kept_words"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "kept_words_of_candidate" ON "kept_words" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "more_offer_requests_open" ON "more_offer_requests" USING btree ("created_at") WHERE "more_offer_requests"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "more_offer_requests_of_user" ON "more_offer_requests" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "files_store_key" ON "files" USING btree ("store_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_per_field" ON "files" USING btree ("user_id","purpose") WHERE "files"."state" = 'STORED' and "files"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "files_of_user" ON "files" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "files_to_sweep" ON "files" USING btree ("created_at") WHERE "files"."state" <> 'STORED' or "files"."removed_at" is not null;
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
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "lifetime_requests_of_user" ON "lifetime_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "lifetime_requests_of_attempt" ON "lifetime_requests" USING btree ("attempt_id");
--> statement-breakpoint
CREATE INDEX "lifetime_requests_unfinished" ON "lifetime_requests" USING btree ("created_at") WHERE "lifetime_requests"."finished_at" is null or "lifetime_requests"."session_sealed" is not null;
--> statement-breakpoint
CREATE INDEX "lifetime_shares_of_user" ON "lifetime_shares" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "lifetime_shares_expiry" ON "lifetime_shares" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "standing_shares_of_user" ON "standing_shares" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "standing_shares_expiry" ON "standing_shares" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id");
--> statement-breakpoint
CREATE INDEX "people_list_members_of_candidate" ON "people_list_members" USING btree ("candidate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "people_lists_name" ON "people_lists" USING btree ("company_id","name");
--> statement-breakpoint
CREATE INDEX "people_marks_of_candidate" ON "people_marks" USING btree ("candidate_id");
--> statement-breakpoint
CREATE INDEX "people_marks_hidden_of_company" ON "people_marks" USING btree ("company_id") WHERE "people_marks"."hidden_at" is not null;
--> statement-breakpoint
CREATE INDEX "people_notes_of_person" ON "people_notes" USING btree ("company_id","candidate_id","created_at");
--> statement-breakpoint
CREATE INDEX "people_notes_of_candidate" ON "people_notes" USING btree ("candidate_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("dedupe_key");
--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at","id") WHERE "notices"."sent_at" is null and "notices"."dropped_at" is null;
--> statement-breakpoint
CREATE INDEX "notices_of_user" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "notices_of_operator" ON "notices" USING btree ("operator_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "notices_unread_of_operator" ON "notices" USING btree ("operator_id") WHERE "notices"."channel" = 'CENTRE' and "notices"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_push_subscriptions_endpoint" ON "operator_push_subscriptions" USING btree ("endpoint");
--> statement-breakpoint
CREATE INDEX "operator_push_subscriptions_of_operator" ON "operator_push_subscriptions" USING btree ("operator_id");
--> statement-breakpoint
CREATE INDEX "operator_push_subscriptions_of_session" ON "operator_push_subscriptions" USING btree ("session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_session" ON "push_subscriptions" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "offer_nudges_of_operator" ON "offer_nudges" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_name" ON "offer_templates" USING btree ("company_id","name");
--> statement-breakpoint
CREATE INDEX "offer_counters_open" ON "offer_counters" USING btree ("asked_at") WHERE "offer_counters"."answer" is null;
--> statement-breakpoint
CREATE INDEX "offer_events_of_offer" ON "offer_events" USING btree ("offer_id","id");
--> statement-breakpoint
CREATE INDEX "offer_events_of_group" ON "offer_events" USING btree ("group_id","id");
--> statement-breakpoint
CREATE INDEX "offer_groups_of_candidate" ON "offer_groups" USING btree ("candidate_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "offer_groups_waiting" ON "offer_groups" USING btree ("candidate_id","expiry_day","id") WHERE "offer_groups"."status" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "offer_groups_due" ON "offer_groups" USING btree ("expiry_day","id") WHERE "offer_groups"."status" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "offer_groups_delivery" ON "offer_groups" USING btree ("deliver_at");
--> statement-breakpoint
CREATE INDEX "offer_groups_of_operator" ON "offer_groups" USING btree ("operator_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_per_company" ON "offers" USING btree ("company_id","candidate_id") WHERE "offers"."status" = 'WAITING' and "offers"."undone_at" is null;
--> statement-breakpoint
CREATE INDEX "offers_of_candidate" ON "offers" USING btree ("candidate_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "offers_waiting" ON "offers" USING btree ("candidate_id","expiry_day","id") WHERE "offers"."status" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expiry_day","id") WHERE "offers"."status" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "offers_delivery" ON "offers" USING btree ("deliver_at");
--> statement-breakpoint
CREATE INDEX "offers_of_group" ON "offers" USING btree ("group_id","id") WHERE "offers"."group_id" is not null;
--> statement-breakpoint
CREATE INDEX "offers_of_company" ON "offers" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "offers_of_operator" ON "offers" USING btree ("operator_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "offers_of_position" ON "offers" USING btree ("position_id","created_at" DESC NULLS FIRST) WHERE "offers"."position_id" is not null;
--> statement-breakpoint
CREATE INDEX "offers_refusals" ON "offers" USING btree ("company_id","candidate_id","decided_at" DESC NULLS FIRST) WHERE "offers"."status" = 'REFUSED';
--> statement-breakpoint
CREATE INDEX "offers_answered" ON "offers" USING btree ("decided_at") WHERE "offers"."status" in ('MATCHED', 'REFUSED', 'AGENT');
--> statement-breakpoint
CREATE INDEX "offers_with_salary" ON "offers" USING btree ("deliver_at") WHERE "offers"."salary_min" is not null and "offers"."undone_at" is null;
--> statement-breakpoint
CREATE INDEX "audit_log_when" ON "audit_log" USING btree ("at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open_per_email" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "operators_of_company" ON "operators" USING btree ("company_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "passkeys_of_operator" ON "passkeys" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "password_resets_of_operator" ON "password_resets" USING btree ("operator_id","created_at");
--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_of_operator" ON "recovery_codes" USING btree ("operator_id","code_hash");
--> statement-breakpoint
CREATE INDEX "sign_in_tries_age" ON "sign_in_tries" USING btree ("last_failed_at");
--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "partner_password_links_token" ON "partner_password_links" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "partner_password_links_of_partner" ON "partner_password_links" USING btree ("partner_id");
--> statement-breakpoint
CREATE INDEX "partner_password_links_expiry" ON "partner_password_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "partners_email" ON "partners" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("code");
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_partner_per_person" ON "referrals" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "referrals_of_partner" ON "referrals" USING btree ("partner_id","visited_at" DESC NULLS FIRST);
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
CREATE UNIQUE INDEX "careers_same_job" ON "careers" USING btree ("user_id","company_key","started_on");
--> statement-breakpoint
CREATE INDEX "careers_of_user" ON "careers" USING btree ("user_id","started_on" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "careers_current" ON "careers" USING btree ("user_id","company_key") WHERE "careers"."ended_on" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "schools_place" ON "schools" USING btree ("user_id","place");
--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_of_operator" ON "canned_replies" USING btree ("operator_id","title");
--> statement-breakpoint
CREATE UNIQUE INDEX "message_rooms_with_company" ON "message_rooms" USING btree ("candidate_id","company_id") WHERE "message_rooms"."company_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "message_rooms_with_agent" ON "message_rooms" USING btree ("candidate_id","operator_id") WHERE "message_rooms"."company_id" is null;
--> statement-breakpoint
CREATE INDEX "message_rooms_of_candidate" ON "message_rooms" USING btree ("candidate_id","last_message_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "message_rooms_of_operator" ON "message_rooms" USING btree ("operator_id","last_message_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "message_rooms_of_company" ON "message_rooms" USING btree ("company_id","last_message_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "message_rooms_of_offer" ON "message_rooms" USING btree ("offer_id");
--> statement-breakpoint
CREATE INDEX "message_rooms_recent" ON "message_rooms" USING btree ("last_message_at");
--> statement-breakpoint
CREATE INDEX "messages_in_room" ON "messages" USING btree ("room_id","seq");
--> statement-breakpoint
CREATE INDEX "messages_sent_under" ON "messages" USING btree ("room_id","sender_id","client_id") WHERE "messages"."client_id" is not null;
--> statement-breakpoint
CREATE INDEX "ended_sessions_end" ON "ended_sessions" USING btree ("ended_at");
--> statement-breakpoint
CREATE INDEX "login_states_expiry" ON "login_states" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_one_open" ON "one_time_codes" USING btree ("phone_hash") WHERE "one_time_codes"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "one_time_codes_of_phone" ON "one_time_codes" USING btree ("phone_hash","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","last_used_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sessions_of_operator" ON "sessions" USING btree ("operator_id");
--> statement-breakpoint
CREATE INDEX "sessions_of_partner" ON "sessions" USING btree ("partner_id");
--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");
--> statement-breakpoint
CREATE INDEX "talk_posts_threads" ON "talk_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "talk_posts"."parent_id" is null and "talk_posts"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "talk_posts_replies" ON "talk_posts" USING btree ("parent_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "talk_posts_of_user" ON "talk_posts" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "talk_posts_reviewed" ON "talk_posts" USING btree ("reviewed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "talk_posts"."reviewed_at" is not null;
--> statement-breakpoint
CREATE INDEX "talk_reports_of_user" ON "talk_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_participation_per_phone" ON "users" USING btree ("phone_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_per_messenger_account" ON "users" USING btree ("kakao_sub");
--> statement-breakpoint
CREATE INDEX "users_search_hope" ON "users" USING btree ("job_label","hope_salary") WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_sub_hope" ON "users" USING btree ("job_label","job_sub_label","hope_salary") WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_tech" ON "users" USING gin ("tech_stack") WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_hashtags" ON "users" USING gin ("hashtags") WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_parts" ON "users" USING gin (search_parts("search_text")) WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_job" ON "users" USING btree ("job_label","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_sub_job" ON "users" USING btree ("job_label","job_sub_label","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_search_recent" ON "users" USING btree ("last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_attack_end" ON "users" USING btree ("attack_ends_at") WHERE "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "users_peers_of_kind" ON "users" USING btree ("job_label","job_sub_label","career_months","id") WHERE "users"."verified_income" > 0 and "users"."certified_at" is not null and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "users_peers_of_job" ON "users" USING btree ("job_label","career_months","id") WHERE "users"."verified_income" > 0 and "users"."certified_at" is not null and "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("purge_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "verification_attempts_cfid" ON "verification_attempts" USING btree ("cfid");
--> statement-breakpoint
CREATE INDEX "verification_attempts_of_user" ON "verification_attempts" USING btree ("user_id","started_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "verification_attempts_open" ON "verification_attempts" USING btree ("expires_at") WHERE "verification_attempts"."finished_at" is null;
--> statement-breakpoint
CREATE INDEX "verification_days_day" ON "verification_days" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "verification_failures_when" ON "verification_failures" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "verification_failures_of_user" ON "verification_failures" USING btree ("user_id");
--> statement-breakpoint
CREATE VIEW "public"."company_keys" AS (
  select id as company_id, key as company_key from companies
  union
  select company_id, key from company_aliases
  union
  select viewer.id, kin.key from companies viewer join companies kin using (group_id)
  union
  select viewer.id, alias.key
  from companies viewer
  join companies kin using (group_id)
  join company_aliases alias on alias.company_id = kin.id);
--> statement-breakpoint
-- Free space in every page: an update of last_active_at within one six-hour period then stays in its page and touches no index.
ALTER TABLE "candidate_keys" SET (fillfactor = 80);
--> statement-breakpoint
-- No plan depends on the frequency of single keys, and collecting it would be half the work of ANALYZE.
ALTER INDEX "candidate_keys_in_time" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shut_out_by(person uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN array(SELECT company_key FROM blocks WHERE candidate_id = person ORDER BY company_key);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION month_ends(part oid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz FROM pg_class WHERE oid = part
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION months_after(at timestamptz, months integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('month', at AT TIME ZONE 'UTC') + months * interval '1 month') AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_room(room message_rooms, told_kind text, told_subject uuid, told_at timestamptz)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO stream_events (audience_id, kind, subject_id, at)
    SELECT audience_id, told_kind, told_subject, told_at
    FROM unnest(ARRAY[room.candidate_id, coalesce(room.company_id, room.operator_id)]) WITH ORDINALITY
      AS told (audience_id, turn)
    ORDER BY turn
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_cards_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pipeline_cards WHERE candidate_id = NEW.id;
  DELETE FROM pipeline_events WHERE candidate_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_drop_cards AFTER UPDATE OF deleted_at ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION drop_cards_of_person();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_months(grown text, past timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent = grown::regclass AND month_ends(inhrelid) <= past
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM people_marks kept USING shut
    WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = kept.company_id));
  DELETE FROM people_notes kept USING shut
    WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = kept.company_id));
  DELETE FROM people_list_members kept USING shut, people_lists list
    WHERE kept.candidate_id = shut.candidate_id AND list.id = kept.list_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = list.company_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_forget_shut_out AFTER INSERT ON blocks REFERENCING NEW TABLE AS shut
  FOR EACH STATEMENT EXECUTE FUNCTION forget_shut_out();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_shut_out_of(company uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY(SELECT company_key FROM company_keys WHERE company_id = company);
BEGIN
  DELETE FROM people_marks kept USING blocks
    WHERE kept.company_id = company AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
  DELETE FROM people_notes kept USING blocks
    WHERE kept.company_id = company AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
  DELETE FROM people_list_members kept USING blocks, people_lists list
    WHERE list.company_id = company AND kept.list_id = list.id
      AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_shut_out_of(kin.id) FROM companies own JOIN companies kin
    ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = (CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END)::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_forget_shut_out AFTER UPDATE OF key, group_id ON companies
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION forget_under_new_names();
--> statement-breakpoint
CREATE TRIGGER company_aliases_forget_shut_out AFTER INSERT ON company_aliases
  FOR EACH ROW EXECUTE FUNCTION forget_under_new_names();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_candidate_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one thing that changes every hour. Whoever is not there yet is about to be written down by the migration.
  IF TG_OP = 'UPDATE' AND NEW.is_active AND NEW.last_active_at <> OLD.last_active_at THEN
    OLD.last_active_at := NEW.last_active_at;
    IF OLD = NEW THEN
      UPDATE candidate_search SET last_active_at = NEW.last_active_at WHERE candidate_id = NEW.id;
      IF FOUND THEN
        UPDATE candidate_keys SET last_active_at = NEW.last_active_at, quarter = search_quarter(NEW.last_active_at)
          WHERE candidate_id = NEW.id;
        RETURN NULL;
      END IF;
    END IF;
  END IF;
  PERFORM renew_candidate_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_search_on_insert AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION keep_candidate_search();
--> statement-breakpoint
CREATE TRIGGER users_keep_search_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.is_active OR NEW.is_active) AND (OLD.is_active, OLD.last_active_at, OLD.attack_ends_at,
    OLD.career_months, OLD.hope_salary, OLD.verified_income, OLD.income_disclosure, OLD.job_label, OLD.job_sub_label,
    OLD.tech_stack, OLD.hashtags) IS DISTINCT FROM (NEW.is_active, NEW.last_active_at, NEW.attack_ends_at,
    NEW.career_months, NEW.hope_salary, NEW.verified_income, NEW.income_disclosure, NEW.job_label, NEW.job_sub_label,
    NEW.tech_stack, NEW.hashtags))
  EXECUTE FUNCTION keep_candidate_search();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_reached_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM pipeline_cards WHERE candidate_id = NEW.id ORDER BY company_id FOR NO KEY UPDATE;
  UPDATE pipeline_cards SET reached_until = CASE WHEN NEW.is_active THEN NEW.attack_ends_at END WHERE candidate_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_reached_until AFTER UPDATE OF is_active, attack_ends_at ON users
  FOR EACH ROW WHEN (CASE WHEN OLD.is_active THEN OLD.attack_ends_at END IS DISTINCT FROM
    CASE WHEN NEW.is_active THEN NEW.attack_ends_at END) EXECUTE FUNCTION keep_reached_until();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT candidate_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_keep_shut_out_on_insert AFTER INSERT ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
CREATE TRIGGER blocks_keep_shut_out_on_update AFTER UPDATE ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
CREATE TRIGGER blocks_keep_shut_out_on_delete AFTER DELETE ON blocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION make_months(grown text, until timestamptz, months integer) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment text := (SELECT attname FROM pg_partitioned_table t JOIN pg_attribute a
    ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0] WHERE t.partrelid = grown::regclass);
  newest timestamptz;
  ends timestamptz;
  stray timestamptz;
  part text;
  made integer := 0;
BEGIN
  -- Two at once take turns, and the second finds it done.
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  SELECT max(month_ends(inhrelid)) INTO newest FROM pg_inherits WHERE inhparent = grown::regclass;
  EXECUTE format('SELECT max(%I) FROM %I', moment, grown || '_default') INTO stray;
  -- What is older than every part stays where it is.
  IF stray < newest THEN
    stray := NULL;
  END IF;
  WHILE newest < greatest(until, stray) LOOP
    ends := coalesce(months_after(stray, 1), months_after(newest, months));
    part := grown || to_char(newest AT TIME ZONE 'UTC', '_YYYY_MM');
    IF stray IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, grown);
    ELSE
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', grown, grown || '_default');
      EXECUTE format('ALTER TABLE %I RENAME TO %I', grown || '_default', part);
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', grown || '_default', grown);
    END IF;
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', grown, part, newest, ends);
    -- Of a table that nobody looked at the planner believes that it holds hundreds of rows.
    EXECUTE format('ANALYZE %I, %I', part, grown || '_default');
    newest := ends;
    stray := NULL;
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION number_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opened timestamptz;
BEGIN
  UPDATE message_rooms SET last_seq = last_seq + 1, last_message_at = NEW.created_at
    WHERE id = NEW.room_id AND closed_at IS NULL
    RETURNING last_seq, created_at INTO NEW.seq, opened;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message room % is closed', NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_room_open';
  END IF;
  IF NEW.client_id IS NOT NULL AND EXISTS (SELECT FROM messages WHERE room_id = NEW.room_id
    AND sender_id = NEW.sender_id AND client_id = NEW.client_id AND created_at >= opened - interval '1 day') THEN
    RAISE EXCEPTION 'message % of % was sent to room % before', NEW.client_id, NEW.sender_id, NEW.room_id
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'messages_sent_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_number BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION number_message();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION number_stream_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stream_heads AS head (audience_id, last_seq) VALUES (NEW.audience_id, 1)
    ON CONFLICT (audience_id) DO UPDATE SET last_seq = head.last_seq + 1
    RETURNING last_seq INTO NEW.seq;
  PERFORM pg_notify('stream', NEW.audience_id::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stream_events_number BEFORE INSERT ON stream_events
  FOR EACH ROW EXECUTE FUNCTION number_stream_event();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('coffee_attack.erasing', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_events_append_only BEFORE UPDATE OR DELETE ON offer_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_every_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_events_no_truncate BEFORE TRUNCATE ON offer_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_every_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% % is %, not WAITING', TG_TABLE_NAME, OLD.id, OLD.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_only_waiting_moves';
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_only_waiting_moves BEFORE UPDATE OF status ON offers
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();
--> statement-breakpoint
CREATE TRIGGER offer_groups_only_waiting_moves BEFORE UPDATE OF status ON offer_groups
  FOR EACH ROW WHEN (OLD.status <> 'WAITING' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_second_decision();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two writers for one candidate take turns: each then sees what the other left.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  INSERT INTO blocks (candidate_id, company_key)
    SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
      WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
    UNION
    SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
      WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_insert AFTER INSERT ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_update AFTER UPDATE ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER careers_renew_blocks_on_delete AFTER DELETE ON careers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_insert AFTER INSERT ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_update AFTER UPDATE ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE TRIGGER company_choices_renew_blocks_on_delete AFTER DELETE ON company_choices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people);
  INSERT INTO candidate_search AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, opened_at)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(tech_stack, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(tech_stack) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(hashtags) AS keyword),
    search_text, shut_out_by(id), updated_at
  FROM users, concat(job_label, ' ', job_sub_label) AS job
  WHERE id = ANY (people) AND is_active
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out,
    opened_at = CASE WHEN known.attack_ends_at < excluded.opened_at THEN excluded.opened_at ELSE known.opened_at END;
  INSERT INTO candidate_keys (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_card_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM coffeechats
    WHERE id = NEW.coffeechat_id AND company_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER coffeechat_stages_renew_card AFTER INSERT ON coffeechat_stages
  FOR EACH ROW EXECUTE FUNCTION renew_card_of_chat();
--> statement-breakpoint
CREATE TRIGGER hires_renew_card AFTER INSERT ON hires
  FOR EACH ROW WHEN (NEW.coffeechat_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_chat();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_card_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_renew_card_on_insert AFTER INSERT ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.undone_at IS NULL) EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER offers_renew_card_on_update AFTER UPDATE OF status, undone_at, expiry_day ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.status <> 'MATCHED'
    AND (OLD.status, OLD.undone_at, OLD.expiry_day) IS DISTINCT FROM (NEW.status, NEW.undone_at, NEW.expiry_day))
  EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER coffeechats_renew_card_on_insert AFTER INSERT ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE TRIGGER coffeechats_renew_card_on_update AFTER UPDATE OF cancelled_at ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
  EXECUTE FUNCTION renew_card_of_row();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_card_of_star() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM renew_pipeline_card(OLD.company_id, OLD.candidate_id);
    RETURN NULL;
  END IF;
  IF NEW.starred_at IS NOT NULL THEN
    INSERT INTO pipeline_events (id, company_id, candidate_id, deed, operator_id, at)
      VALUES (gen_random_uuid(), NEW.company_id, NEW.candidate_id, 'STARRED', NEW.starred_by, NEW.starred_at);
  END IF;
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_insert AFTER INSERT ON people_marks
  FOR EACH ROW WHEN (NEW.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_update AFTER UPDATE OF starred_at ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS DISTINCT FROM NEW.starred_at) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE TRIGGER people_marks_renew_card_on_delete AFTER DELETE ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_cards_of_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  block blocks := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM renew_pipeline_card(company_id, block.candidate_id)
  FROM (SELECT DISTINCT company_id FROM company_keys WHERE company_key = block.company_key ORDER BY company_id) AS named;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER blocks_renew_cards AFTER INSERT OR DELETE ON blocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_of_block();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_cards_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END;
  renamed uuid[];
BEGIN
  renamed := ARRAY(SELECT kin.id FROM companies own JOIN companies kin ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = changed);
  PERFORM FROM companies WHERE id = ANY (renamed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM (
    SELECT DISTINCT card.company_id, card.candidate_id FROM pipeline_cards card
    JOIN company_keys USING (company_id)
    JOIN blocks USING (candidate_id, company_key)
    WHERE card.company_id = ANY (renamed) ORDER BY 1, 2) AS shut;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER companies_renew_cards AFTER UPDATE OF key, group_id ON companies DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION renew_cards_under_new_names();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER company_aliases_renew_cards AFTER INSERT ON company_aliases DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_under_new_names();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_pipeline_card(of_company uuid, of_candidate uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  card pipeline_cards;
  is_new boolean := false;
  reached timestamptz;
  stands record;
BEGIN
  -- Two who write for the same card take turns, also where there is none yet: each then reads what the other left.
  LOOP
    SELECT * INTO card FROM pipeline_cards WHERE company_id = of_company AND candidate_id = of_candidate FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO pipeline_cards (id, company_id, candidate_id, stage, stage_since)
      VALUES (gen_random_uuid(), of_company, of_candidate, 'ENDED', 'epoch') ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END LOOP;
  -- Whoever leaves or hides, and a company that gets another name, looks for cards already made: a new one waits for them, or they for it.
  IF is_new THEN
    SELECT CASE WHEN is_active THEN attack_ends_at END INTO reached FROM users WHERE id = of_candidate FOR SHARE;
    PERFORM FROM companies WHERE id = of_company FOR SHARE;
  END IF;
  -- Of nobody who left, and of nobody who shut the company out, is there a card, whatever there was before.
  IF NOT EXISTS (SELECT FROM users WHERE id = of_candidate AND deleted_at IS NULL)
    OR EXISTS (SELECT FROM blocks JOIN company_keys USING (company_key)
      WHERE blocks.candidate_id = of_candidate AND company_keys.company_id = of_company) THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    DELETE FROM pipeline_events WHERE company_id = of_company AND candidate_id = of_candidate;
    RETURN;
  END IF;
  SELECT next.stage, CASE next.stage
      WHEN 'SAVED' THEN star.at
      WHEN 'OFFERED' THEN offer.created_at
      WHEN 'COFFEECHAT' THEN chat.created_at
      WHEN 'HIRED' THEN chat.hired_at
      WHEN last.meeting THEN chat.recorded_at
      ELSE last.ended_at END AS since,
    CASE next.stage WHEN 'SAVED' THEN NULL WHEN last.meeting THEN chat.offer_id ELSE offer.id END AS offer_id,
    CASE next.stage WHEN 'OFFERED' THEN offer.position_id WHEN 'SAVED' THEN NULL WHEN 'ENDED' THEN NULL
      ELSE chat.position_id END AS position_id,
    CASE WHEN next.stage = 'OFFERED' AND offer.status = 'WAITING' THEN offer.expiry_day END AS expiry_day
  INTO stands
  FROM (SELECT max(starred_at) AS at FROM people_marks
    WHERE company_id = of_company AND candidate_id = of_candidate) AS star
  -- Whoever is starred after its last day is past was starred anew, whether or not the nightly job was there.
  LEFT JOIN LATERAL (
    SELECT id, position_id, status, created_at, expiry_day, coalesce(decided_at, day.over) AS over_at,
      status = 'AGENT' OR (status = 'WAITING' AND (star.at IS NULL OR star.at <= day.over)) AS waits
    FROM offers CROSS JOIN LATERAL (SELECT (expiry_day + 1)::timestamp AT TIME ZONE 'Asia/Seoul' AS over) AS day
    WHERE candidate_id = of_candidate AND company_id = of_company AND undone_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1) AS offer ON true
  LEFT JOIN LATERAL (
    SELECT chat.id, chat.offer_id, chat.created_at, chat.cancelled_at, said.stage, said.recorded_at,
      hires.at AS hired_at, offers.position_id
    FROM coffeechats chat
    JOIN offers ON offers.id = chat.offer_id
    LEFT JOIN LATERAL (SELECT stage, recorded_at FROM coffeechat_stages
      WHERE coffeechat_id = chat.id ORDER BY number DESC LIMIT 1) AS said ON true
    LEFT JOIN hires ON hires.coffeechat_id = chat.id
    WHERE chat.candidate_id = of_candidate AND chat.company_id = of_company
    ORDER BY (chat.cancelled_at IS NULL) DESC, chat.created_at DESC, chat.id DESC LIMIT 1) AS chat ON true
  -- A hire that the company alone has told of still is being talked about.
  CROSS JOIN LATERAL (SELECT greatest(chat.cancelled_at, offer.over_at, card.closed_at) AS ended_at,
    CASE WHEN chat.id IS NULL OR chat.cancelled_at IS NOT NULL THEN NULL
      WHEN chat.hired_at IS NOT NULL THEN 'HIRED'
      WHEN chat.stage = 'HIRED' THEN 'TERMS'
      ELSE coalesce(chat.stage, 'COFFEECHAT') END AS meeting) AS last
  CROSS JOIN LATERAL (SELECT CASE
    WHEN last.meeting <> 'ENDED' THEN last.meeting
    WHEN offer.waits THEN 'OFFERED'
    WHEN last.meeting IS NOT NULL THEN last.meeting
    WHEN star.at IS NOT NULL AND (last.ended_at IS NULL OR star.at > last.ended_at) THEN 'SAVED'
    WHEN last.ended_at IS NOT NULL THEN 'ENDED' END AS stage) AS next;
  IF stands.stage IS NULL THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    RETURN;
  END IF;
  -- The position that an offer was sent for is the card's from then on, until the company names another.
  IF stands.offer_id IS NOT DISTINCT FROM card.offer_id OR stands.position_id IS NULL THEN
    stands.position_id := card.position_id;
  END IF;
  UPDATE pipeline_cards SET stage = stands.stage, stage_since = stands.since, offer_id = stands.offer_id,
    expiry_day = stands.expiry_day, position_id = stands.position_id,
    reached_until = CASE WHEN is_new THEN reached ELSE reached_until END,
    version = version + CASE WHEN is_new OR stage = stands.stage THEN 0 ELSE 1 END
  WHERE id = card.id AND (stage, stage_since, offer_id, expiry_day, position_id)
    IS DISTINCT FROM (stands.stage, stands.since, stands.offer_id, stands.expiry_day, stands.position_id);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_room(room, 'message', NEW.id, NEW.created_at) FROM message_rooms room WHERE room.id = NEW.room_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_tell AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_of_message();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_room(NEW, 'room', NEW.id, NEW.created_at);
    RETURN NULL;
  END IF;
  PERFORM tell_room(NEW, 'room', NEW.id, coalesce(NEW.closed_at, now()));
  -- Whoever gave it away hears so too.
  IF OLD.company_id IS NULL AND OLD.operator_id <> NEW.operator_id THEN
    INSERT INTO stream_events (audience_id, kind, subject_id, at)
      VALUES (OLD.operator_id, 'room', NEW.id, now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_rooms_tell_opened AFTER INSERT ON message_rooms
  FOR EACH ROW EXECUTE FUNCTION tell_of_room();
--> statement-breakpoint
CREATE TRIGGER message_rooms_tell_changed AFTER UPDATE OF closed_at, operator_id ON message_rooms
  FOR EACH ROW WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at OR OLD.operator_id <> NEW.operator_id)
  EXECUTE FUNCTION tell_of_room();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (session_id, ended_at)
    -- A deleted row tells no time of its end; its tokens may be as young as its last use.
    VALUES (OLD.id, CASE TG_OP WHEN 'UPDATE' THEN NEW.ended_at ELSE greatest(now(), OLD.last_used_at) END)
    ON CONFLICT DO NOTHING;
  PERFORM pg_notify('session_end', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
CREATE TRIGGER sessions_tell_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
-- The first partition of each table that only grows reaches to the end of the coming month; make_months makes those after it.
DO $$
DECLARE
  grown text;
  ends timestamptz := months_after(now(), 2);
BEGIN
  FOREACH grown IN ARRAY ARRAY['messages', 'stream_events', 'profile_views', 'audit_log'] LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (MINVALUE) TO (%L)', grown || '_first', grown, ends);
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', grown || '_default', grown);
    PERFORM make_months(grown, now() + interval '3 months', CASE grown WHEN 'messages' THEN 12 ELSE 1 END);
  END LOOP;
END $$;
