ALTER TABLE "candidate_search" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "is_interest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "tells" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "looked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "told_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_choices" ADD COLUMN "chosen_at" timestamp (3) with time zone;--> statement-breakpoint
-- Writes down what companies search these people by, for as long as they receive offers. Who stays keeps the moment since when
-- they are seen; whoever was hidden, or whose period had run out, is seen anew.
CREATE OR REPLACE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people);
  INSERT INTO candidate_search AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, opened_at)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(tech_stack, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(tech_stack) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(hashtags) AS keyword),
    search_text, updated_at
  FROM users, concat(job_label, ' ', job_sub_label) AS job
  WHERE id = ANY (people) AND is_active
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words,
    opened_at = CASE WHEN known.attack_ends_at < excluded.opened_at THEN excluded.opened_at ELSE known.opened_at END;
  INSERT INTO candidate_keys (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people);
$$;
