ALTER TABLE "offers" ADD COLUMN "income_year" smallint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "income_source" text;--> statement-breakpoint
-- The newest full year counts, from whichever office it came; of one year the office that counted so far.
UPDATE "users" SET salary_type = counted.source, verified_income = counted.amount
FROM (SELECT DISTINCT ON (i.user_id) i.user_id, i.source, i.amount
  FROM incomes i JOIN users u ON u.id = i.user_id
  WHERE i.months IS NULL OR cardinality(i.months) >= 10
  ORDER BY i.user_id, i.year DESC, (i.source = u.salary_type) DESC) counted
WHERE users.id = counted.user_id
  AND (users.salary_type, users.verified_income) IS DISTINCT FROM (counted.source, counted.amount);--> statement-breakpoint
-- Offers that still wait are counted from it, and say of which year and office it is.
UPDATE "offers" SET income_basis = counted.amount, income_year = counted.year, income_source = counted.source
FROM (SELECT DISTINCT ON (i.user_id) i.user_id, i.source, i.year, i.amount
  FROM incomes i JOIN users u ON u.id = i.user_id AND u.salary_type = i.source
  WHERE i.months IS NULL OR cardinality(i.months) >= 10
  ORDER BY i.user_id, i.year DESC) counted
WHERE offers.candidate_id = counted.user_id AND offers.status = 'WAITING' AND counted.amount > 0;
