-- Rewrites the search rows (`candidate_search`, `candidate_keys`) of these candidates: present exactly while they receive offers, made from
-- the masked copies of their words, never from the originals. A candidate whose copies are empty keeps the old rows until the transaction
-- ends (`leave_search`), so that changing words and masking them in one transaction does not make somebody new to the companies. A row
-- keeps `opened_at`, the time since when a candidate is visible, unless the attack period had ended meanwhile.
-- Called by `keep_candidate_search` and `keep_past_in_search`; bulk loads that run without triggers call it themselves.
CREATE OR REPLACE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  INSERT INTO candidate_search AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, opened_at)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(skills, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(skills) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(keywords) AS keyword) || past_keys(id),
    search_text(job_label, job_sub_label, skills, keywords), shut_out_by(id), updated_at
  FROM (
    SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income, income_disclosure, updated_at,
      without_marks(shown_job_label) AS job_label, without_marks(shown_job_sub_label) AS job_sub_label,
      without_marks(shown_tech_stack) AS skills, without_marks(shown_hashtags) AS keywords
    FROM users WHERE id = ANY (people) AND is_active AND shown_hashtags IS NOT NULL) AS masked,
    concat(job_label, ' ', job_sub_label) AS job
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out,
    opened_at = CASE WHEN known.attack_ends_at < excluded.opened_at THEN excluded.opened_at ELSE known.opened_at END;
  -- Unchanged rows are skipped: the index of candidate_keys is the most expensive one to update.
  INSERT INTO candidate_keys AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people)
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out, quarter = excluded.quarter
  WHERE (known.*) IS DISTINCT FROM (excluded.*);
$$;
