-- Deletes the cards and their stories of a candidate who leaves (PRO-14).
-- Deferred to the end of the transaction, after cards that the same transaction renews.
-- A trigger, so that no way of leaving (withdrawal, a repeated erasure after a restore) can forget it.
CREATE OR REPLACE FUNCTION drop_cards_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM pipeline_cards WHERE candidate_id = NEW.id;
  DELETE FROM pipeline_events WHERE candidate_id = NEW.id;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS users_drop_cards ON users;
CREATE CONSTRAINT TRIGGER users_drop_cards AFTER UPDATE OF deleted_at ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION drop_cards_of_person();
