-- Deletes what a company and its affiliates saved about candidates who shut out a name that the company gets now (BIZ-11).
-- The previous release relies on it. This one calls `forgetShutOut` (modules/companies/console/store.ts). To be dropped in the next release.
CREATE OR REPLACE FUNCTION forget_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_shut_out_of(kin.id) FROM companies own JOIN companies kin
    ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = (CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END)::uuid;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER companies_forget_shut_out AFTER UPDATE OF key, group_id ON companies
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION forget_under_new_names();

CREATE OR REPLACE TRIGGER company_aliases_forget_shut_out AFTER INSERT ON company_aliases
  FOR EACH ROW EXECUTE FUNCTION forget_under_new_names();
