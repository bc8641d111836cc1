CREATE TABLE "paid_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"promised" integer NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"judgement" text,
	"reason" text,
	"insured" integer,
	"kept_from" integer,
	"month" text,
	CONSTRAINT "paid_checks_state" CHECK ("paid_checks"."state" in ('INVITED', 'DECLINED', 'DONE', 'DELETED')),
	CONSTRAINT "paid_checks_judgement" CHECK ("paid_checks"."judgement" in ('KEPT', 'NOT_KEPT', 'UNKNOWN')),
	CONSTRAINT "paid_checks_reason" CHECK ("paid_checks"."reason" in ('PART_OF_A_MONTH', 'AT_THE_LIMIT', 'ON_LEAVE', 'ANOTHER_EMPLOYER', 'FIRST_YEAR', 'NO_PREMIUM')),
	CONSTRAINT "paid_checks_round" CHECK ("paid_checks"."round" in (3, 13)),
	CONSTRAINT "paid_checks_answered" CHECK (("paid_checks"."state" = 'INVITED') = ("paid_checks"."answered_at" is null)),
	CONSTRAINT "paid_checks_done" CHECK (("paid_checks"."state" = 'DONE') = ("paid_checks"."judgement" is not null)),
	CONSTRAINT "paid_checks_unknown" CHECK (("paid_checks"."reason" is not null) = (coalesce("paid_checks"."judgement", '') = 'UNKNOWN')),
	CONSTRAINT "paid_checks_figures" CHECK (num_nonnulls("paid_checks"."insured", "paid_checks"."kept_from", "paid_checks"."month") = case when "paid_checks"."judgement" in ('KEPT', 'NOT_KEPT') then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "company_records" DROP CONSTRAINT "company_records_figure";--> statement-breakpoint
ALTER TABLE "record_answers" DROP CONSTRAINT "record_answers_figure";--> statement-breakpoint
ALTER TABLE "record_blocks" DROP CONSTRAINT "record_blocks_figure";--> statement-breakpoint
ALTER TABLE "verification_attempts" DROP CONSTRAINT "verification_attempts_kind";--> statement-breakpoint
ALTER TABLE "verification_failures" DROP CONSTRAINT "verification_failures_kind";--> statement-breakpoint
ALTER TABLE "paid_checks" ADD CONSTRAINT "paid_checks_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_checks" ADD CONSTRAINT "paid_checks_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paid_checks_once" ON "paid_checks" USING btree ("coffeechat_id","round");--> statement-breakpoint
CREATE INDEX "paid_checks_of_candidate" ON "paid_checks" USING btree ("candidate_id","invited_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "company_records" ADD CONSTRAINT "company_records_figure" CHECK ("company_records"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT', 'PAY_RECEIVED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "record_answers" ADD CONSTRAINT "record_answers_figure" CHECK ("record_answers"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT', 'PAY_RECEIVED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "record_blocks" ADD CONSTRAINT "record_blocks_figure" CHECK ("record_blocks"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT', 'PAY_RECEIVED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "verification_attempts" ADD CONSTRAINT "verification_attempts_kind" CHECK ("verification_attempts"."kind" in ('CAREER', 'TAX', 'LIFETIME', 'PAID')) NOT VALID;--> statement-breakpoint
ALTER TABLE "verification_failures" ADD CONSTRAINT "verification_failures_kind" CHECK ("verification_failures"."kind" in ('CAREER', 'TAX', 'LIFETIME', 'PAID')) NOT VALID;