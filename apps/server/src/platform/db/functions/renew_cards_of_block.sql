-- Renews the cards of a candidate at all companies that a blocked name stands for: blocking removes the card, unblocking makes it again.
-- Deferred to the end of the transaction: blocking also ends offers and coffee chats, and cards are written after them.
CREATE OR REPLACE FUNCTION renew_cards_of_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  block blocks := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM renew_pipeline_card(company_id, block.candidate_id)
  FROM (SELECT DISTINCT company_id FROM company_keys WHERE company_key = block.company_key ORDER BY company_id) AS named;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS blocks_renew_cards ON blocks;
CREATE CONSTRAINT TRIGGER blocks_renew_cards AFTER INSERT OR DELETE ON blocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_of_block();
