CREATE TABLE "blocks" (
	"candidate_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	CONSTRAINT "blocks_candidate_id_company_key_pk" PRIMARY KEY("candidate_id","company_key")
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
	CONSTRAINT "short_links_type" CHECK ("short_links"."type" in ('offer', 'group', 'message')),
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
CREATE TABLE "coffeechat_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL,
	"group_id" uuid,
	"business_number" text,
	"logo" text,
	"domain" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_business_number_digits" CHECK ("companies"."business_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "companies_key_given" CHECK ("companies"."key" <> '')
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
	CONSTRAINT "company_choices_user_id_mode_company_key_pk" PRIMARY KEY("user_id","mode","company_key"),
	CONSTRAINT "company_choices_mode" CHECK ("company_choices"."mode" in ('INTEREST', 'RESTRICT')),
	CONSTRAINT "company_choices_key_given" CHECK ("company_choices"."company_key" <> '')
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"store_key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lifetime_requests_state" CHECK ("lifetime_requests"."state" in ('WAITING', 'LOADING', 'DONE', 'FAILED')),
	CONSTRAINT "lifetime_requests_years" CHECK ("lifetime_requests"."start_year" between 1950 and "lifetime_requests"."end_year" and "lifetime_requests"."end_year" <= 2100)
);
--> statement-breakpoint
CREATE TABLE "lifetime_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"percentile" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"operator_id" uuid NOT NULL,
	"offer_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid,
	"type" text DEFAULT 'text' NOT NULL,
	"body" text NOT NULL,
	"target_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ('CANDIDATE', 'OPERATOR', 'SYSTEM')),
	CONSTRAINT "messages_type" CHECK ("messages"."type" in ('text', 'offer', 'survey')),
	CONSTRAINT "messages_sender_known" CHECK (("messages"."sender" = 'SYSTEM') = ("messages"."sender_id" is null)),
	CONSTRAINT "messages_target" CHECK (("messages"."type" = 'text') = ("messages"."target_id" is null))
);
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
	CONSTRAINT "stream_events_audience_id_seq_pk" PRIMARY KEY("audience_id","seq")
);
--> statement-breakpoint
CREATE TABLE "stream_heads" (
	"audience_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
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
	CONSTRAINT "notices_channel" CHECK ("notices"."channel" in ('CENTRE', 'SMS', 'MAIL')),
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
CREATE TABLE "offer_counts" (
	"company_id" uuid NOT NULL,
	"period" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "offer_counts_company_id_period_pk" PRIMARY KEY("company_id","period"),
	CONSTRAINT "offer_counts_period" CHECK ("offer_counts"."period" ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
	CONSTRAINT "offer_counts_sent" CHECK ("offer_counts"."sent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"candidate_id" uuid,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	CONSTRAINT "offer_events_event" CHECK ("offer_events"."event" in ('SENT', 'UNDONE', 'DELIVERED', 'READ', 'LIKED', 'UNLIKED', 'ACCEPTED', 'REFUSED', 'ASKED_AGENT', 'EXPIRED')),
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
	"type" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"is_just_message" boolean DEFAULT false NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"link" text,
	"salary_min" integer,
	"salary_max" integer,
	"income_basis" integer,
	"offer_items" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"message_fingerprint" text,
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
	CONSTRAINT "offers_income_basis" CHECK ("offers"."income_basis" > 0),
	CONSTRAINT "offers_decided" CHECK (("offers"."status" = 'WAITING') = ("offers"."decided_at" is null)),
	CONSTRAINT "offers_selected" CHECK (("offers"."status" = 'MATCHED') = ("offers"."selected_at" is not null)),
	CONSTRAINT "offers_undone" CHECK ("offers"."undone_at" is null or "offers"."status" = 'WAITING'),
	CONSTRAINT "offers_dates" CHECK ("offers"."expiry_day" >= ("offers"."created_at" at time zone 'Asia/Seoul')::date and "offers"."deliver_at" >= "offers"."created_at")
);
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
	"photo" text,
	"greeting" text DEFAULT '' NOT NULL,
	"second_factor_sealed" text,
	"second_factor_confirmed_at" timestamp (3) with time zone,
	"second_factor_step" bigint,
	"failed_sign_ins" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('RECRUITER', 'AGENT', 'ADMIN')),
	CONSTRAINT "operators_email_lowercase" CHECK ("operators"."email" = lower("operators"."email")),
	CONSTRAINT "operators_company" CHECK (("operators"."role" = 'RECRUITER') = ("operators"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb,
	"request_id" text,
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor" in ('CANDIDATE', 'OPERATOR', 'PARTNER', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"company_id" uuid,
	"role" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_views_role" CHECK ("profile_views"."role" in ('RECRUITER', 'AGENT', 'ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"failed_sign_ins" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
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
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incomes_user_id_year_source_pk" PRIMARY KEY("user_id","year","source"),
	CONSTRAINT "incomes_source" CHECK ("incomes"."source" in ('HEALTH', 'TAX')),
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
CREATE TABLE "talk_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"job_label" text,
	"nickname" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
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
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"sub_label" text NOT NULL,
	"key" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL,
	"popular_place" smallint
);
--> statement-breakpoint
CREATE TABLE "majors" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tech_stack_names" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"job_labels" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"choseong" text DEFAULT '' NOT NULL
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
	"answer" text
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
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"alert" boolean DEFAULT false NOT NULL,
	"last_run_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."operator_id", "sessions"."partner_id") = 1),
	CONSTRAINT "sessions_end" CHECK (("sessions"."ended_at" is null) = ("sessions"."end_reason" is null)),
	CONSTRAINT "sessions_end_reason" CHECK ("sessions"."end_reason" in ('LOGOUT', 'SIGNED_OUT', 'REUSED', 'EXPIRED', 'WITHDRAWN', 'DISABLED'))
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kakao_sub" text,
	"phone_hash" text,
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
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utm_visits" ADD CONSTRAINT "utm_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechat_questions" ADD CONSTRAINT "coffeechat_questions_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechat_times" ADD CONSTRAINT "coffeechat_times_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffeechats" ADD CONSTRAINT "coffeechats_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_aliases" ADD CONSTRAINT "company_aliases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_choices" ADD CONSTRAINT "company_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_items" ADD CONSTRAINT "lifetime_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD CONSTRAINT "lifetime_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_requests" ADD CONSTRAINT "lifetime_requests_attempt_id_verification_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."verification_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_shares" ADD CONSTRAINT "lifetime_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_rooms" ADD CONSTRAINT "message_rooms_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_room_id_message_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."message_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_audience_id_stream_heads_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."stream_heads"("audience_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_counts" ADD CONSTRAINT "offer_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_group_id_offer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."offer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_groups" ADD CONSTRAINT "offer_groups_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_groups" ADD CONSTRAINT "offer_groups_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_group_id_offer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."offer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_items" ADD CONSTRAINT "salary_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_posts" ADD CONSTRAINT "talk_posts_parent_id_talk_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talk_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_post_id_talk_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."talk_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_portfolio_file_id_files_id_fk" FOREIGN KEY ("portfolio_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "more_offer_requests" ADD CONSTRAINT "more_offer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "more_offer_requests" ADD CONSTRAINT "more_offer_requests_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_url" ON "blog_posts" USING btree ("url");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "short_links_of_user" ON "short_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "short_links_expiry" ON "short_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "utm_visits_when" ON "utm_visits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "utm_visits_of_user" ON "utm_visits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_questions_position" ON "coffeechat_questions" USING btree ("coffeechat_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_times_one_confirmed" ON "coffeechat_times" USING btree ("coffeechat_id") WHERE "coffeechat_times"."confirmed_at" is not null and "coffeechat_times"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechat_times_once" ON "coffeechat_times" USING btree ("coffeechat_id","starts_at") WHERE "coffeechat_times"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "coffeechat_times_of_chat" ON "coffeechat_times" USING btree ("coffeechat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coffeechats_one_per_offer" ON "coffeechats" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "coffeechats_of_candidate" ON "coffeechats" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coffeechats_of_company" ON "coffeechats" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coffeechats_of_operator" ON "coffeechats" USING btree ("operator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_key" ON "companies" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_business_number" ON "companies" USING btree ("business_number");--> statement-breakpoint
CREATE INDEX "companies_group" ON "companies" USING btree ("group_id") WHERE "companies"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "companies_key_parts" ON "companies" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_choseong" ON "companies" USING btree ("choseong" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_aliases_key" ON "company_aliases" USING btree ("key");--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id","kind","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "files_store_key" ON "files" USING btree ("store_key");--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_per_field" ON "files" USING btree ("user_id","purpose") WHERE "files"."state" = 'STORED' and "files"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "files_of_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_to_sweep" ON "files" USING btree ("created_at") WHERE "files"."state" <> 'STORED' or "files"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lifetime_requests_of_user" ON "lifetime_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lifetime_requests_of_attempt" ON "lifetime_requests" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "lifetime_shares_of_user" ON "lifetime_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lifetime_shares_expiry" ON "lifetime_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_rooms_with_company" ON "message_rooms" USING btree ("candidate_id","company_id") WHERE "message_rooms"."company_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_rooms_with_agent" ON "message_rooms" USING btree ("candidate_id","operator_id") WHERE "message_rooms"."company_id" is null;--> statement-breakpoint
CREATE INDEX "message_rooms_of_candidate" ON "message_rooms" USING btree ("candidate_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_rooms_of_operator" ON "message_rooms" USING btree ("operator_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_rooms_of_company" ON "message_rooms" USING btree ("company_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_rooms_of_offer" ON "message_rooms" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_room" ON "messages" USING btree ("room_id","seq");--> statement-breakpoint
CREATE INDEX "stream_events_age" ON "stream_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at","id") WHERE "notices"."sent_at" is null and "notices"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_user" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_of_operator" ON "notices" USING btree ("operator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_drafts_of_operator" ON "offer_drafts" USING btree ("operator_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_drafts_of_candidate" ON "offer_drafts" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "offer_events_of_offer" ON "offer_events" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "offer_events_of_group" ON "offer_events" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "offer_groups_of_candidate" ON "offer_groups" USING btree ("candidate_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_groups_waiting" ON "offer_groups" USING btree ("candidate_id","expiry_day","id") WHERE "offer_groups"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "offer_groups_due" ON "offer_groups" USING btree ("expiry_day","id") WHERE "offer_groups"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "offer_groups_of_operator" ON "offer_groups" USING btree ("operator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_per_company" ON "offers" USING btree ("company_id","candidate_id") WHERE "offers"."status" = 'WAITING' and "offers"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "offers_of_candidate" ON "offers" USING btree ("candidate_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_waiting" ON "offers" USING btree ("candidate_id","expiry_day","id") WHERE "offers"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expiry_day","id") WHERE "offers"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "offers_of_group" ON "offers" USING btree ("group_id","id") WHERE "offers"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "offers_of_company" ON "offers" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_of_operator" ON "offers" USING btree ("operator_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_refusals" ON "offers" USING btree ("company_id","candidate_id","decided_at" DESC NULLS FIRST) WHERE "offers"."status" = 'REFUSED';--> statement-breakpoint
CREATE INDEX "offers_same_text" ON "offers" USING btree ("operator_id","message_fingerprint","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open_per_email" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "operators_of_company" ON "operators" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_log_when" ON "audit_log" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_views_of_candidate" ON "profile_views" USING btree ("candidate_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_views_by_operator" ON "profile_views" USING btree ("operator_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "partners_email" ON "partners" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_partner_per_person" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_of_partner" ON "referrals" USING btree ("partner_id","visited_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "careers_same_job" ON "careers" USING btree ("user_id","company_key","started_on");--> statement-breakpoint
CREATE INDEX "careers_of_user" ON "careers" USING btree ("user_id","started_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "careers_current" ON "careers" USING btree ("user_id","company_key") WHERE "careers"."ended_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "schools_place" ON "schools" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "talk_posts_newest" ON "talk_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talk_posts_replies" ON "talk_posts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "talk_posts_of_user" ON "talk_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talk_reports_of_user" ON "talk_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_name" ON "jobs" USING btree ("label","sub_label");--> statement-breakpoint
CREATE INDEX "jobs_key" ON "jobs" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jobs_choseong" ON "jobs" USING btree ("choseong" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jobs_key_parts" ON "jobs" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "majors_key" ON "majors" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "majors_choseong" ON "majors" USING btree ("choseong" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "majors_key_parts" ON "majors" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tech_stack_names_key" ON "tech_stack_names" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tech_stack_names_key_parts" ON "tech_stack_names" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tech_stack_names_jobs" ON "tech_stack_names" USING gin ("job_labels");--> statement-breakpoint
CREATE UNIQUE INDEX "universities_name" ON "universities" USING btree ("name","type");--> statement-breakpoint
CREATE INDEX "universities_key" ON "universities" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "universities_choseong" ON "universities" USING btree ("choseong" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "universities_key_parts" ON "universities" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agent_applications_open" ON "agent_applications" USING btree ("created_at") WHERE "agent_applications"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "agent_applications_purge" ON "agent_applications" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_of_user" ON "inquiries" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "more_offer_requests_open" ON "more_offer_requests" USING btree ("created_at") WHERE "more_offer_requests"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "more_offer_requests_of_user" ON "more_offer_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("operator_id","name");--> statement-breakpoint
CREATE INDEX "login_states_expiry" ON "login_states" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_one_open" ON "one_time_codes" USING btree ("phone_hash") WHERE "one_time_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_of_phone" ON "one_time_codes" USING btree ("phone_hash","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","last_used_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_of_operator" ON "sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "sessions_of_partner" ON "sessions" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_participation_per_phone" ON "users" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_per_messenger_account" ON "users" USING btree ("kakao_sub");--> statement-breakpoint
CREATE INDEX "users_search_hope" ON "users" USING btree ("job_label","hope_salary") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_sub_hope" ON "users" USING btree ("job_label","job_sub_label","hope_salary") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_tech" ON "users" USING gin ("tech_stack") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_hashtags" ON "users" USING gin ("hashtags") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_job" ON "users" USING btree ("job_label","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_sub_job" ON "users" USING btree ("job_label","job_sub_label","last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_search_recent" ON "users" USING btree ("last_active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_attack_end" ON "users" USING btree ("attack_ends_at") WHERE "users"."is_active";--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("purge_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_attempts_cfid" ON "verification_attempts" USING btree ("cfid");--> statement-breakpoint
CREATE INDEX "verification_attempts_of_user" ON "verification_attempts" USING btree ("user_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_attempts_open" ON "verification_attempts" USING btree ("expires_at") WHERE "verification_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "verification_days_day" ON "verification_days" USING btree ("day");--> statement-breakpoint
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