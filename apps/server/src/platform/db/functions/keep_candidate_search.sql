-- Keeps the search rows equal to their user. The candidate search, saved searches and new-candidate counts rely on it.
-- A trigger, because many stores update `users`.
CREATE OR REPLACE FUNCTION keep_candidate_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- last_active_at changes every hour. When nothing else changed, the rest of the rows stays as it is.
  IF TG_OP = 'UPDATE' AND NEW.is_active AND NEW.last_active_at <> OLD.last_active_at THEN
    OLD.last_active_at := NEW.last_active_at;
    IF OLD = NEW THEN
      UPDATE candidate_search SET last_active_at = NEW.last_active_at WHERE candidate_id = NEW.id;
      IF FOUND THEN
        UPDATE candidate_keys SET last_active_at = NEW.last_active_at, quarter = search_quarter(NEW.last_active_at)
          WHERE candidate_id = NEW.id;
        RETURN NULL;
      END IF;
    END IF;
  END IF;
  PERFORM renew_candidate_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_keep_search_on_insert AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION keep_candidate_search();

CREATE OR REPLACE TRIGGER users_keep_search_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.is_active OR NEW.is_active) AND (OLD.is_active, OLD.last_active_at, OLD.attack_ends_at,
    OLD.career_months, OLD.hope_salary, OLD.verified_income, OLD.income_disclosure, OLD.shown_job_label,
    OLD.shown_job_sub_label, OLD.shown_tech_stack, OLD.shown_hashtags) IS DISTINCT FROM (NEW.is_active, NEW.last_active_at,
    NEW.attack_ends_at, NEW.career_months, NEW.hope_salary, NEW.verified_income, NEW.income_disclosure, NEW.shown_job_label,
    NEW.shown_job_sub_label, NEW.shown_tech_stack, NEW.shown_hashtags))
  EXECUTE FUNCTION keep_candidate_search();
