ALTER TABLE "incomes" ADD COLUMN "months" smallint[];--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_months" CHECK ("incomes"."months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality("incomes"."months") > 0);--> statement-breakpoint
-- Incomes that were verified before: the months follow from the verified jobs of their year.
UPDATE incomes SET months = worked.months
FROM (
  SELECT user_id, year, source, array_agg(month ORDER BY month)::smallint[] AS months
  FROM (
    SELECT i.user_id, i.year, i.source, month, make_date(i.year, month, 1) AS first
    FROM incomes i CROSS JOIN generate_series(1, 12) month
  ) months
  WHERE EXISTS (
    SELECT FROM careers c WHERE c.user_id = months.user_id
      AND c.started_on < first + interval '1 month' AND coalesce(c.ended_on, 'infinity') >= first)
  GROUP BY user_id, year, source
) worked
WHERE worked.user_id = incomes.user_id AND worked.year = incomes.year AND worked.source = incomes.source;--> statement-breakpoint
-- What was taken from a part of a year: no raise stands on it, and the newest full year speaks instead.
UPDATE offers SET income_basis = NULL
FROM incomes i WHERE i.user_id = candidate_id AND i.amount = income_basis AND cardinality(i.months) < 10;--> statement-breakpoint
UPDATE users SET verified_income = (
  SELECT amount FROM incomes i
  WHERE i.user_id = users.id AND i.source = salary_type AND (i.months IS NULL OR cardinality(i.months) >= 10)
  ORDER BY i.year DESC LIMIT 1)
WHERE EXISTS (
  SELECT FROM incomes i WHERE i.user_id = users.id AND i.source = salary_type
    AND i.amount = verified_income AND cardinality(i.months) < 10);
