CREATE TABLE "kept_word_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_word_id" uuid NOT NULL,
	"side" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_word_lines_side" CHECK ("kept_word_lines"."side" in ('agent', 'company'))
);
--> statement-breakpoint
CREATE TABLE "access_reviews" (
	"month" text PRIMARY KEY NOT NULL,
	"signed_by" uuid NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_reviews_month" CHECK ("access_reviews"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "is_of_company" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "asked_by" uuid;
--> statement-breakpoint
ALTER TABLE "kept_words" ADD COLUMN "finding" text;
--> statement-breakpoint
ALTER TABLE "kept_word_lines" ADD CONSTRAINT "kept_word_lines_kept_word_id_kept_words_id_fk" FOREIGN KEY ("kept_word_id") REFERENCES "public"."kept_words"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kept_word_lines" ADD CONSTRAINT "kept_word_lines_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_signed_by_operators_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kept_word_lines_of_word" ON "kept_word_lines" USING btree ("kept_word_id","created_at");
--> statement-breakpoint
-- The desk holds thousands of rows at most, and a new column is empty in all of them.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
-- The desk holds thousands of rows at most, and a new column is empty in all of them.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_of_company" CHECK (("inquiries"."user_id" is null or not "inquiries"."is_of_company") and ("inquiries"."asked_by" is null or "inquiries"."is_of_company"));
--> statement-breakpoint
-- The desk holds thousands of rows at most, and a new column is empty in all of them.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_finding" CHECK ("kept_words"."finding" in ('KEPT', 'NOT_KEPT', 'UNCLEAR'));
--> statement-breakpoint
-- The desk holds thousands of rows at most, and a new column is empty in all of them.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_found" CHECK ("kept_words"."finding" is null or ("kept_words"."handled_at" is not null and "kept_words"."kind" <> 'MISSED_TWICE'));
