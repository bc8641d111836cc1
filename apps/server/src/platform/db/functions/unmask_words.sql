-- Empties the masked copies on `users` when the words, the sealed name or the sealed phone change, so that no stale or unmasked word can
-- be shown to a company (decision 24). The database cannot open a sealed name, so every new seal counts as a new name; changing keys seals
-- the same name again but leaves `updated_at`, which is how the trigger tells the two apart.
-- A trigger, because many stores update `users`, and because the previous release knows nothing of masked copies.
CREATE OR REPLACE FUNCTION unmask_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job_label := NULL;
  NEW.shown_job_sub_label := NULL;
  NEW.shown_tech_stack := NULL;
  NEW.shown_hashtags := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER users_unmask BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)
    OR (OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
      AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_words();
