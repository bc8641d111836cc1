-- Empties the masked copies on careers and schools when the sealed name or the sealed phone of their user changes: those texts were masked
-- with the old name (decision 24). A trigger for the same reason as `unmask_words`.
CREATE OR REPLACE FUNCTION unmask_careers_and_schools() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE careers SET shown_job = NULL, shown_detail = NULL WHERE user_id = NEW.id AND shown_detail IS NOT NULL;
  UPDATE schools SET shown_name = NULL, shown_major = NULL WHERE user_id = NEW.id AND shown_name IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_unmask_careers_and_schools AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
    AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_careers_and_schools();
