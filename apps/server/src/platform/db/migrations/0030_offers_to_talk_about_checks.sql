-- outside a transaction: everybody goes on writing while what is there already is held against the checks.
ALTER TABLE "coffeechats" VALIDATE CONSTRAINT "coffeechats_place";
--> statement-breakpoint
ALTER TABLE "coffeechats" VALIDATE CONSTRAINT "coffeechats_place_kind";
--> statement-breakpoint
ALTER TABLE "companies" VALIDATE CONSTRAINT "companies_usual_place";
--> statement-breakpoint
ALTER TABLE "companies" VALIDATE CONSTRAINT "companies_usual_place_kind";
--> statement-breakpoint
ALTER TABLE "companies" VALIDATE CONSTRAINT "companies_fee_rate";
--> statement-breakpoint
ALTER TABLE "companies" VALIDATE CONSTRAINT "companies_headcount";
--> statement-breakpoint
ALTER TABLE "offer_events" VALIDATE CONSTRAINT "offer_events_event";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_bonus";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_signing_bonus";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_stock";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_stock_kind";
--> statement-breakpoint
ALTER TABLE "message_rooms" VALIDATE CONSTRAINT "message_rooms_questions";
