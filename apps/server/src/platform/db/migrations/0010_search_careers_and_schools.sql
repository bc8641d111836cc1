-- The search knows the careers and schools that a profile shows: whether somebody is at work, where they were before, and the words of their
-- careers. Everybody's keys are made anew at the end, in one statement that takes about as long as the first index did; the release before
-- reads the rows meanwhile and ignores keys whose prefix it does not know.
CREATE OR REPLACE FUNCTION search_stems(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT stem), '{}')
    FROM regexp_split_to_table(lower(normalize(words)), '[^a-z0-9가-힣+#]+') AS token,
      LATERAL (SELECT CASE WHEN length(token) > 2 THEN regexp_replace(token,
        '(?:했어요|했습니다|했고|해서|하며|하고|하는|하여|에서는|에서|에게|으로|까지|부터|이나|처럼|보다|을|를|은|는|이|가|의|에|와|과|로|도|만)$', '')
        ELSE token END AS bare) AS cut,
      unnest(ARRAY[token, bare] || CASE WHEN bare ~ '^[가-힣]{3,}$'
        THEN ARRAY[left(bare, 2), right(bare, 2)] || CASE WHEN length(bare) > 4 THEN ARRAY[left(bare, 3), right(bare, 3)] END END) AS stem
    WHERE length(stem) > 1 AND stem !~ '^[0-9]+$' AND stem !~ '[가-힣](?:요|니다)$');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION past_keys(person uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN ARRAY[CASE WHEN EXISTS (SELECT FROM careers WHERE user_id = person AND NOT hidden AND ended_on IS NULL)
      THEN 'p:employed' ELSE 'p:seeking' END]
    || array(SELECT 'u:' || said FROM schools, without_marks(shown_name) AS said WHERE user_id = person AND said <> '' ORDER BY place)
    || array(SELECT DISTINCT 'm:' || said FROM schools, without_marks(shown_major) AS said WHERE user_id = person AND said <> '' ORDER BY 1)
    || array(SELECT DISTINCT 'e:' || company_key FROM careers past WHERE user_id = person AND NOT hidden AND ended_on IS NOT NULL
        AND NOT EXISTS (SELECT FROM careers present
          WHERE present.user_id = person AND present.ended_on IS NULL AND present.company_key = past.company_key) ORDER BY 1)
    || array(SELECT DISTINCT 'c:' || stem FROM careers, unnest(search_stems(without_marks(shown_job || ' ' || shown_detail))) AS stem
        WHERE user_id = person AND NOT hidden ORDER BY 1);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_past_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_candidate_search(array(SELECT DISTINCT user_id FROM changed JOIN users ON users.id = user_id
    WHERE is_active AND shown_hashtags IS NOT NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER careers_renew_search_on_insert AFTER INSERT ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER careers_renew_search_on_update AFTER UPDATE ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER careers_renew_search_on_delete AFTER DELETE ON careers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schools_renew_search_on_insert AFTER INSERT ON schools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schools_renew_search_on_update AFTER UPDATE ON schools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schools_renew_search_on_delete AFTER DELETE ON schools REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
--> statement-breakpoint
SELECT renew_candidate_search(array(SELECT id FROM users WHERE is_active AND shown_hashtags IS NOT NULL));
