ALTER TABLE "key_canary" ADD COLUMN "changing_to" text;--> statement-breakpoint
ALTER TABLE "key_canary" ADD COLUMN "changing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "hash_key_sealed" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "noted_at" timestamp (3) with time zone;