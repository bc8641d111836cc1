-- Renews the card when a star is set or removed, and adds the star to the card's story, whichever page set it.
-- A trigger, because search, lists, the board, blocking and withdrawal write `people_marks`.
CREATE OR REPLACE FUNCTION renew_card_of_star() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM renew_pipeline_card(OLD.company_id, OLD.candidate_id);
    RETURN NULL;
  END IF;
  IF NEW.starred_at IS NOT NULL THEN
    INSERT INTO pipeline_events (id, company_id, candidate_id, deed, operator_id, at)
      VALUES (gen_random_uuid(), NEW.company_id, NEW.candidate_id, 'STARRED', NEW.starred_by, NEW.starred_at);
  END IF;
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER people_marks_renew_card_on_insert AFTER INSERT ON people_marks
  FOR EACH ROW WHEN (NEW.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();

CREATE OR REPLACE TRIGGER people_marks_renew_card_on_update AFTER UPDATE OF starred_at ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS DISTINCT FROM NEW.starred_at) EXECUTE FUNCTION renew_card_of_star();

CREATE OR REPLACE TRIGGER people_marks_renew_card_on_delete AFTER DELETE ON people_marks
  FOR EACH ROW WHEN (OLD.starred_at IS NOT NULL) EXECUTE FUNCTION renew_card_of_star();
