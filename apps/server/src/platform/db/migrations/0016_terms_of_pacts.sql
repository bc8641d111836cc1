CREATE TABLE "pact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pact_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pact_seals" (
	"pact_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fee" integer NOT NULL,
	"store_key" text,
	"sealed_at" timestamp (3) with time zone,
	"is_stamped" boolean,
	CONSTRAINT "pact_seals_sealed" CHECK (num_nonnulls("pact_seals"."store_key", "pact_seals"."sealed_at", "pact_seals"."is_stamped") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "pact_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pact_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"side" text NOT NULL,
	"operator_id" uuid,
	"state" text NOT NULL,
	"receipt_id" text,
	"ask_sealed" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"raw_sealed" text,
	"ci_hash" text,
	"name_sealed" text,
	"signed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "pact_signatures_side" CHECK ("pact_signatures"."side" in ('candidate', 'company')),
	CONSTRAINT "pact_signatures_state" CHECK ("pact_signatures"."state" in ('ASKED', 'SIGNED', 'REFUSED', 'EXPIRED', 'FAILED', 'VOID')),
	CONSTRAINT "pact_signatures_operator" CHECK (("pact_signatures"."side" = 'company') = ("pact_signatures"."operator_id" is not null)),
	CONSTRAINT "pact_signatures_signed" CHECK ("pact_signatures"."state" <> 'SIGNED' or num_nonnulls("pact_signatures"."raw_sealed", "pact_signatures"."ci_hash", "pact_signatures"."name_sealed", "pact_signatures"."signed_at") = 4)
);
--> statement-breakpoint
CREATE TABLE "pact_signers" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"named_by" uuid NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	"contact_sealed" text
);
--> statement-breakpoint
CREATE TABLE "pact_templates" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"template" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pact_versions" (
	"pact_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"terms" jsonb NOT NULL,
	"parties_sealed" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"until_day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"end" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "pact_versions_pact_id_number_pk" PRIMARY KEY("pact_id","number"),
	CONSTRAINT "pact_versions_end" CHECK ("pact_versions"."end" in ('REPLACED', 'LAPSED', 'WITHDRAWN', 'DECLINED', 'SEALED')),
	CONSTRAINT "pact_versions_ended" CHECK (("pact_versions"."end" is null) = ("pact_versions"."ended_at" is null)),
	CONSTRAINT "pact_versions_fingerprint" CHECK ("pact_versions"."fingerprint" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "pacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "pacts_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coffeechat_id" uuid,
	"offer_id" uuid,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid,
	"position" text NOT NULL,
	"offered" jsonb NOT NULL,
	"counter" jsonb,
	"state" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"draft_revision" integer DEFAULT 0 NOT NULL,
	"draft_saved_at" timestamp (3) with time zone,
	"draft_saved_by" uuid,
	"draft_started_at" timestamp (3) with time zone,
	"signer_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"declined_words" text DEFAULT '' NOT NULL,
	"withdrawn_words" text DEFAULT '' NOT NULL,
	"withdrawn_by" uuid,
	"asked_again_at" timestamp (3) with time zone,
	"keep_until" date,
	CONSTRAINT "pacts_state" CHECK ("pacts"."state" in ('DRAFT', 'SENT', 'CHANGE_ASKED', 'SIGNED_BY_CANDIDATE', 'SEALED', 'DECLINED', 'LAPSED', 'WITHDRAWN')),
	CONSTRAINT "pacts_version" CHECK (("pacts"."version" = 0) = ("pacts"."state" = 'DRAFT') or "pacts"."state" = 'WITHDRAWN'),
	CONSTRAINT "pacts_draft" CHECK (num_nonnulls("pacts"."draft", "pacts"."draft_saved_at", "pacts"."draft_saved_by", "pacts"."draft_started_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "pact_requests" ADD CONSTRAINT "pact_requests_pact_id_pacts_id_fk" FOREIGN KEY ("pact_id") REFERENCES "public"."pacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_seals" ADD CONSTRAINT "pact_seals_pact_id_pacts_id_fk" FOREIGN KEY ("pact_id") REFERENCES "public"."pacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_signatures" ADD CONSTRAINT "pact_signatures_pact_id_pacts_id_fk" FOREIGN KEY ("pact_id") REFERENCES "public"."pacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_signatures" ADD CONSTRAINT "pact_signatures_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_signers" ADD CONSTRAINT "pact_signers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_signers" ADD CONSTRAINT "pact_signers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_signers" ADD CONSTRAINT "pact_signers_named_by_operators_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_templates" ADD CONSTRAINT "pact_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_templates" ADD CONSTRAINT "pact_templates_saved_by_operators_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_versions" ADD CONSTRAINT "pact_versions_pact_id_pacts_id_fk" FOREIGN KEY ("pact_id") REFERENCES "public"."pacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pact_versions" ADD CONSTRAINT "pact_versions_sent_by_operators_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_draft_saved_by_operators_id_fk" FOREIGN KEY ("draft_saved_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_signer_id_operators_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacts" ADD CONSTRAINT "pacts_withdrawn_by_operators_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pact_requests_of_pact" ON "pact_requests" USING btree ("pact_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pact_requests_one_open" ON "pact_requests" USING btree ("pact_id") WHERE "pact_requests"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pact_seals_store_key" ON "pact_seals" USING btree ("store_key");--> statement-breakpoint
CREATE INDEX "pact_seals_due" ON "pact_seals" USING btree ("at") WHERE "pact_seals"."sealed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pact_signatures_one_live" ON "pact_signatures" USING btree ("pact_id","version","side") WHERE "pact_signatures"."state" in ('ASKED', 'SIGNED');--> statement-breakpoint
CREATE INDEX "pact_signatures_of_pact" ON "pact_signatures" USING btree ("pact_id","asked_at");--> statement-breakpoint
CREATE INDEX "pact_signatures_asked" ON "pact_signatures" USING btree ("asked_at") WHERE "pact_signatures"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "pact_signatures_of_operator" ON "pact_signatures" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "pact_signers_of_company" ON "pact_signers" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pact_versions_one_open" ON "pact_versions" USING btree ("pact_id") WHERE "pact_versions"."end" is null;--> statement-breakpoint
CREATE INDEX "pact_versions_due" ON "pact_versions" USING btree ("until_day","pact_id") WHERE "pact_versions"."end" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pacts_one_open_per_chat" ON "pacts" USING btree ("coffeechat_id") WHERE "pacts"."state" not in ('SEALED', 'DECLINED');--> statement-breakpoint
CREATE INDEX "pacts_of_chat" ON "pacts" USING btree ("coffeechat_id");--> statement-breakpoint
CREATE INDEX "pacts_of_candidate" ON "pacts" USING btree ("candidate_id","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pacts_of_company" ON "pacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pacts_of_offer" ON "pacts" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "pacts_kept" ON "pacts" USING btree ("keep_until") WHERE "pacts"."keep_until" is not null;