CREATE TABLE "proof_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coffeechat_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"proof_id" uuid,
	"answered_kind" text,
	CONSTRAINT "proof_requests_kind" CHECK ("proof_requests"."kind" in ('INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED')),
	CONSTRAINT "proof_requests_state" CHECK ("proof_requests"."state" in ('OPEN', 'ANSWERED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "proof_requests_answered_kind" CHECK ("proof_requests"."answered_kind" in ('INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED', 'INCOME_EXACT')),
	CONSTRAINT "proof_requests_ended" CHECK (("proof_requests"."state" = 'OPEN') = ("proof_requests"."ended_at" is null)),
	CONSTRAINT "proof_requests_answer" CHECK (("proof_requests"."state" = 'ANSWERED') = ("proof_requests"."answered_kind" is not null)),
	CONSTRAINT "proof_requests_proof" CHECK ("proof_requests"."proof_id" is null or "proof_requests"."state" = 'ANSWERED')
);
--> statement-breakpoint
ALTER TABLE "proof_requests" ADD CONSTRAINT "proof_requests_coffeechat_id_coffeechats_id_fk" FOREIGN KEY ("coffeechat_id") REFERENCES "public"."coffeechats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_requests" ADD CONSTRAINT "proof_requests_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_requests" ADD CONSTRAINT "proof_requests_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proof_requests_one_open" ON "proof_requests" USING btree ("coffeechat_id") WHERE "proof_requests"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "proof_requests_of_chat" ON "proof_requests" USING btree ("coffeechat_id","asked_at");--> statement-breakpoint
CREATE INDEX "proof_requests_of_proof" ON "proof_requests" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "proof_requests_of_operator" ON "proof_requests" USING btree ("asked_by");