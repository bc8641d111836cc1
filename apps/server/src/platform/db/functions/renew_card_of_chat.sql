-- Renews the card when a company records a stage after a coffee chat, and when a hire is agreed.
-- A trigger like those of the other tables that a card depends on: one table of cases (`pipeline/console/cards.test.ts`) covers all.
CREATE OR REPLACE FUNCTION renew_card_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM coffeechats
    WHERE id = NEW.coffeechat_id AND company_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER coffeechat_stages_renew_card AFTER INSERT ON coffeechat_stages
  FOR EACH ROW EXECUTE FUNCTION renew_card_of_chat();

CREATE OR REPLACE TRIGGER hires_renew_card AFTER INSERT ON hires
  FOR EACH ROW WHEN (NEW.coffeechat_id IS NOT NULL) EXECUTE FUNCTION renew_card_of_chat();
