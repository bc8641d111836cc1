-- Renews the card when an offer is sent, decided, undone or extended, and when a coffee chat is made or called off.
-- A trigger, because candidates, companies, agents, the nightly job and withdrawal write the two tables.
-- An accepted offer is left out: its coffee chat is inserted in the same transaction, and that renews the card.
CREATE OR REPLACE FUNCTION renew_card_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(NEW.company_id, NEW.candidate_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER offers_renew_card_on_insert AFTER INSERT ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.undone_at IS NULL) EXECUTE FUNCTION renew_card_of_row();

CREATE OR REPLACE TRIGGER offers_renew_card_on_update AFTER UPDATE OF status, undone_at, expiry_day ON offers
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND NEW.status <> 'MATCHED'
    AND (OLD.status, OLD.undone_at, OLD.expiry_day) IS DISTINCT FROM (NEW.status, NEW.undone_at, NEW.expiry_day))
  EXECUTE FUNCTION renew_card_of_row();

CREATE OR REPLACE TRIGGER coffeechats_renew_card_on_insert AFTER INSERT ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_row();

CREATE OR REPLACE TRIGGER coffeechats_renew_card_on_update AFTER UPDATE OF cancelled_at ON coffeechats
  FOR EACH ROW WHEN (NEW.company_id IS NOT NULL AND OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
  EXECUTE FUNCTION renew_card_of_row();
