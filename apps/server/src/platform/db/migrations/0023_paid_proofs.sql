ALTER TABLE "proof_requests" DROP CONSTRAINT "proof_requests_answered_kind";--> statement-breakpoint
ALTER TABLE "proofs" DROP CONSTRAINT "proofs_kind";--> statement-breakpoint
ALTER TABLE "proof_requests" ADD CONSTRAINT "proof_requests_answered_kind" CHECK ("proof_requests"."answered_kind" in ('INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED', 'INCOME_EXACT', 'PAID_AS_PROMISED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_kind" CHECK ("proofs"."kind" in ('INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED', 'INCOME_EXACT', 'PAID_AS_PROMISED')) NOT VALID;