-- Empties the masked copy of a career when its words change (decision 24). A trigger for the same reason as `unmask_words`.
CREATE OR REPLACE FUNCTION unmask_career() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job := NULL;
  NEW.shown_detail := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER careers_unmask BEFORE UPDATE ON careers
  FOR EACH ROW WHEN ((OLD.user_id, OLD.job, OLD.detail) IS DISTINCT FROM (NEW.user_id, NEW.job, NEW.detail))
  EXECUTE FUNCTION unmask_career();
