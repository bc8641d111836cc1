-- outside a transaction: everybody goes on writing while those who are there already are written down, some at a time.
-- Whom somebody shuts out stands beside what they are searched by: a search looks at a thousand people, and each look-up was a tenth of it.
ALTER TABLE "candidate_keys" ADD COLUMN IF NOT EXISTS "shuts_out" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "candidate_search" ADD COLUMN IF NOT EXISTS "shuts_out" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shut_out_by(person uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN array(SELECT company_key FROM blocks WHERE candidate_id = person ORDER BY company_key);
--> statement-breakpoint
-- Writes down what companies search these people by, for as long as they receive offers. Who stays keeps the moment since when
-- they are seen; whoever was hidden, or whose period had run out, is seen anew.
CREATE OR REPLACE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people);
  INSERT INTO candidate_search AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, opened_at)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(tech_stack, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(tech_stack) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(hashtags) AS keyword),
    search_text, shut_out_by(id), updated_at
  FROM users, concat(job_label, ' ', job_sub_label) AS job
  WHERE id = ANY (people) AND is_active
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out,
    opened_at = CASE WHEN known.attack_ends_at < excluded.opened_at THEN excluded.opened_at ELSE known.opened_at END;
  INSERT INTO candidate_keys (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people);
$$;
--> statement-breakpoint
-- Whoever is written down for the search holds their row of `users`, and so does whoever writes blocks: they take turns, and the
-- later one reads what the other left.
CREATE OR REPLACE FUNCTION keep_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT candidate_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_insert AFTER INSERT ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_update AFTER UPDATE ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_delete AFTER DELETE ON blocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
--> statement-breakpoint
DO $$
DECLARE
  reached uuid := '00000000-0000-0000-0000-000000000000';
  people uuid[];
BEGIN
  LOOP
    people := array(SELECT DISTINCT candidate_id FROM blocks WHERE candidate_id > reached ORDER BY candidate_id LIMIT 1000);
    EXIT WHEN people = '{}';
    PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR SHARE;
    UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id) WHERE candidate_id = ANY (people);
    UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id) WHERE candidate_id = ANY (people);
    reached := people[cardinality(people)];
    COMMIT;
  END LOOP;
END $$;
