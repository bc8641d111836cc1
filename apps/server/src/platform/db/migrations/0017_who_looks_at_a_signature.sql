ALTER TABLE "webhook_events" DROP CONSTRAINT "webhook_events_type";--> statement-breakpoint
ALTER TABLE "pact_seals" ADD COLUMN "sealing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pact_signatures" ADD COLUMN "looked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_type" CHECK ("webhook_events"."type" in ('coffeechat.matched', 'coffeechat.scheduled', 'coffeechat.cancelled', 'outcome.recorded', 'pact.sent', 'pact.sealed', 'candidate.erased')) NOT VALID;
