CREATE TABLE "record_blocks" (
	"company_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "record_blocks_company_id_figure_released_at_pk" PRIMARY KEY("company_id","figure","released_at"),
	CONSTRAINT "record_blocks_figure" CHECK ("record_blocks"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT'))
);
--> statement-breakpoint
ALTER TABLE "record_blocks" ADD CONSTRAINT "record_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whom a figure took in until now, by the night on which it did. The stops are those of answerStops.
INSERT INTO "record_blocks" ("company_id", "figure", "released_at", "counts")
SELECT company_id, figure, counted_at,
  CASE figure WHEN 'ANSWERS' THEN ARRAY[
    count(*) FILTER (WHERE value <= 1), count(*) FILTER (WHERE value > 1 AND value <= 12),
    count(*) FILTER (WHERE value > 12 AND value <= 24), count(*) FILTER (WHERE value > 24 AND value <= 72),
    count(*) FILTER (WHERE value > 72)]
  ELSE ARRAY[count(*) FILTER (WHERE value = 0), count(*) FILTER (WHERE value = 1)] END::integer[]
FROM record_answers
WHERE counted_at > now() - interval '180 days' AND value IS NOT NULL
GROUP BY company_id, figure, counted_at;
--> statement-breakpoint
-- 'Always' and 'never' are told only where they are true of twenty people at least.
UPDATE "company_records" r SET value = CASE value WHEN 0 THEN 1 ELSE 9 END
WHERE figure <> 'ANSWERS' AND value IN (0, 10) AND (people < 20 OR EXISTS (
  SELECT FROM record_answers a WHERE a.company_id = r.company_id AND a.figure = r.figure
    AND a.counted_at IS NOT NULL AND a.value <> r.value / 10));
