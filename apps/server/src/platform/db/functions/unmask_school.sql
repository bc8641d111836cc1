-- Empties the masked copy of a school when its words change (decision 24). A trigger for the same reason as `unmask_words`.
CREATE OR REPLACE FUNCTION unmask_school() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_name := NULL;
  NEW.shown_major := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER schools_unmask BEFORE UPDATE ON schools
  FOR EACH ROW WHEN ((OLD.user_id, OLD.name, OLD.major) IS DISTINCT FROM (NEW.user_id, NEW.name, NEW.major))
  EXECUTE FUNCTION unmask_school();
