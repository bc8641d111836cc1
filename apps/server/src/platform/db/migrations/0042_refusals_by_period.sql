CREATE TABLE "refusal_blocks" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"told" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refusal_blocks_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "refusal_blocks" ADD CONSTRAINT "refusal_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What was told before there were periods is one look, dated with the last refusal: when each five came is not known any more.
INSERT INTO refusal_blocks (company_id, number, told, at)
SELECT t.company_id, counted.people / 5, t.told, last.at
FROM refusal_tallies t
CROSS JOIN LATERAL (SELECT coalesce(sum(value::int), 0)::int AS people FROM jsonb_each_text(t.told)) counted
CROSS JOIN LATERAL (
  SELECT coalesce(max(o.decided_at), now()) AS at FROM offers o WHERE o.company_id = t.company_id AND o.status = 'REFUSED'
) last
WHERE counted.people >= 5;
