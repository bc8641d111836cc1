ALTER TABLE "careers" ADD COLUMN "shown_job" text;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "shown_detail" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "shown_name" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "shown_major" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_job_label" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_job_sub_label" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_tech_stack" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_hashtags" text[];
--> statement-breakpoint
-- A masked text without its marks: who hid a number must not be found by the word '전화번호'.
CREATE FUNCTION without_marks(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN words LIKE '%〔%' THEN btrim(regexp_replace(words, '〔[^〕]*〕', ' ', 'g')) ELSE words END;
--> statement-breakpoint
CREATE FUNCTION without_marks(words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(said ORDER BY place), '{}')
    FROM unnest(words) WITH ORDINALITY AS word (written, place), without_marks(written) AS said WHERE said <> '');
--> statement-breakpoint
-- Writes down what companies search these people by, for as long as they receive offers: the masked copies of their words, never
-- the originals. A person whose copies are empty keeps the row of before until the transaction ends (`leave_search`), so that
-- whoever changes words and masks them in one transaction stays known since the same moment.
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
      || array(SELECT 't:' || keyword FROM unnest(keywords) AS keyword),
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
  -- Where nothing changed nothing is written: its index is the dearest of all.
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
-- Whatever changes words empties their copies, also a release that knows nothing of copies: no stale or unmasked word can stay.
-- The database cannot open a sealed name, so every new seal counts as a new name; only a change of keys, which seals the same
-- text anew, leaves `updated_at` as it was.
CREATE FUNCTION unmask_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job_label := NULL;
  NEW.shown_job_sub_label := NULL;
  NEW.shown_tech_stack := NULL;
  NEW.shown_hashtags := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_unmask BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)
    OR (OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
      AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_words();
--> statement-breakpoint
CREATE FUNCTION unmask_careers_and_schools() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE careers SET shown_job = NULL, shown_detail = NULL WHERE user_id = NEW.id AND shown_detail IS NOT NULL;
  UPDATE schools SET shown_name = NULL, shown_major = NULL WHERE user_id = NEW.id AND shown_name IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_unmask_careers_and_schools AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
    AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_careers_and_schools();
--> statement-breakpoint
CREATE FUNCTION unmask_career() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job := NULL;
  NEW.shown_detail := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER careers_unmask BEFORE UPDATE ON careers
  FOR EACH ROW WHEN ((OLD.user_id, OLD.job, OLD.detail) IS DISTINCT FROM (NEW.user_id, NEW.job, NEW.detail))
  EXECUTE FUNCTION unmask_career();
--> statement-breakpoint
CREATE FUNCTION unmask_school() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_name := NULL;
  NEW.shown_major := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER schools_unmask BEFORE UPDATE ON schools
  FOR EACH ROW WHEN ((OLD.user_id, OLD.name, OLD.major) IS DISTINCT FROM (NEW.user_id, NEW.name, NEW.major))
  EXECUTE FUNCTION unmask_school();
--> statement-breakpoint
-- At the end of a transaction that left somebody's words without a masked copy: they are in no search until they are masked.
CREATE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.id AND shown_hashtags IS NULL) THEN
    DELETE FROM candidate_search WHERE candidate_id = NEW.id;
    DELETE FROM candidate_keys WHERE candidate_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_leave_search AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.is_active AND NEW.shown_hashtags IS NULL
    AND (OLD.shown_hashtags IS NOT NULL OR (OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)))
  EXECUTE FUNCTION leave_search();
--> statement-breakpoint
DROP TRIGGER users_keep_search_on_update ON users;
--> statement-breakpoint
-- By the copies: the originals are nobody's to search.
CREATE TRIGGER users_keep_search_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.is_active OR NEW.is_active) AND (OLD.is_active, OLD.last_active_at, OLD.attack_ends_at,
    OLD.career_months, OLD.hope_salary, OLD.verified_income, OLD.income_disclosure, OLD.shown_job_label,
    OLD.shown_job_sub_label, OLD.shown_tech_stack, OLD.shown_hashtags) IS DISTINCT FROM (NEW.is_active, NEW.last_active_at,
    NEW.attack_ends_at, NEW.career_months, NEW.hope_salary, NEW.verified_income, NEW.income_disclosure, NEW.shown_job_label,
    NEW.shown_job_sub_label, NEW.shown_tech_stack, NEW.shown_hashtags))
  EXECUTE FUNCTION keep_candidate_search();
