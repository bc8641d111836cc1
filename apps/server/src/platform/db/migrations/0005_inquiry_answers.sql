ALTER TABLE "inquiries" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer_failed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "inquiries_handled" ON "inquiries" USING btree ("handled_at") WHERE "inquiries"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_to_send" ON "inquiries" USING btree ("answer_due_at") WHERE "inquiries"."answer_due_at" is not null;