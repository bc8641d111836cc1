-- Renews the cards of a company and its affiliates when it gets another name or affiliate: candidates who shut that name out lose theirs.
-- Deferred to the end of the transaction for the same reason as `renew_cards_of_block`. To be dropped in the
-- next release, like `forget_under_new_names`.
CREATE OR REPLACE FUNCTION renew_cards_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END;
  renamed uuid[];
BEGIN
  renamed := ARRAY(SELECT kin.id FROM companies own JOIN companies kin ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = changed);
  PERFORM FROM companies WHERE id = ANY (renamed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_pipeline_card(company_id, candidate_id) FROM (
    SELECT DISTINCT card.company_id, card.candidate_id FROM pipeline_cards card
    JOIN company_keys USING (company_id)
    JOIN blocks USING (candidate_id, company_key)
    WHERE card.company_id = ANY (renamed) ORDER BY 1, 2) AS shut;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS companies_renew_cards ON companies;
CREATE CONSTRAINT TRIGGER companies_renew_cards AFTER UPDATE OF key, group_id ON companies DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION renew_cards_under_new_names();

DROP TRIGGER IF EXISTS company_aliases_renew_cards ON company_aliases;
CREATE CONSTRAINT TRIGGER company_aliases_renew_cards AFTER INSERT ON company_aliases DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION renew_cards_under_new_names();
