-- Keeps `pipeline_cards.reached_until` equal to the end of the attack period, null while the candidate hides. The board shows starred
-- candidates by it without reading `users`. Locks the cards in the order in which `renew_cards_under_new_names` locks them.
-- A trigger, because the settings, the profile form, registration and withdrawal change the period.
CREATE OR REPLACE FUNCTION keep_reached_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM pipeline_cards WHERE candidate_id = NEW.id ORDER BY company_id FOR NO KEY UPDATE;
  UPDATE pipeline_cards SET reached_until = CASE WHEN NEW.is_active THEN NEW.attack_ends_at END WHERE candidate_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_keep_reached_until AFTER UPDATE OF is_active, attack_ends_at ON users
  FOR EACH ROW WHEN (CASE WHEN OLD.is_active THEN OLD.attack_ends_at END IS DISTINCT FROM
    CASE WHEN NEW.is_active THEN NEW.attack_ends_at END) EXECUTE FUNCTION keep_reached_until();
