-- Removes a candidate from the search when a transaction ends with words that have no masked copy (decision 24). The job `mask-words` brings
-- them back within a minute.
-- A deferred trigger, because only the end of the transaction shows whether the words were masked in it.
CREATE OR REPLACE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.id AND shown_hashtags IS NULL) THEN
    DELETE FROM candidate_search WHERE candidate_id = NEW.id;
    DELETE FROM candidate_keys WHERE candidate_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS users_leave_search ON users;
CREATE CONSTRAINT TRIGGER users_leave_search AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.is_active AND NEW.shown_hashtags IS NULL
    AND (OLD.shown_hashtags IS NOT NULL OR (OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)))
  EXECUTE FUNCTION leave_search();
