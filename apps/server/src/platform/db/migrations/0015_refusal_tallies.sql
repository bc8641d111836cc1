CREATE TABLE "refusal_tallies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"told" jsonb NOT NULL,
	"waiting" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refusal_tallies" ADD CONSTRAINT "refusal_tallies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was refused before is counted as it will be: each person once, with what they said first, in whole fives.
WITH "first" AS (
  SELECT DISTINCT ON (company_id, candidate_id) company_id, refusal_reason, decided_at, id FROM offers
  WHERE status = 'REFUSED' AND refusal_reason IS NOT NULL AND company_id IS NOT NULL
  ORDER BY company_id, candidate_id, decided_at, id
), placed AS (
  SELECT company_id,
    CASE refusal_reason
      WHEN '연봉이 기대보다 아쉬워요' THEN 'SALARY'
      WHEN '하고 싶은 일과 달라요' THEN 'POSITION'
      WHEN '회사가 저와 맞지 않는 것 같아요' THEN 'COMPANY'
      WHEN '위치나 근무 방식이 맞지 않아요' THEN 'LOCATION'
      WHEN '지금은 옮길 생각이 없어요' THEN 'TIMING'
      ELSE 'OTHER' END AS code,
    row_number() OVER (PARTITION BY company_id ORDER BY decided_at, id)
      <= count(*) OVER (PARTITION BY company_id) / 5 * 5 AS is_told
  FROM "first"
), counted AS (
  SELECT company_id, is_told, code, count(*) AS people FROM placed GROUP BY 1, 2, 3
)
INSERT INTO refusal_tallies (company_id, told, waiting)
  SELECT company_id,
    coalesce(jsonb_object_agg(code, people) FILTER (WHERE is_told), '{}'),
    coalesce(jsonb_object_agg(code, people) FILTER (WHERE NOT is_told), '{}')
  FROM counted GROUP BY company_id;
