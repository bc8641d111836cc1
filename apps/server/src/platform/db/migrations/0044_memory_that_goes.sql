-- What a company keeps about somebody goes when they shut it out, by whichever of its names and whoever writes that (BIZ-11).
-- Each deletes by the person, of whom few companies know anything; their names are read for those companies alone.
CREATE FUNCTION forget_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM people_marks kept USING shut
    WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = kept.company_id));
  DELETE FROM people_notes kept USING shut
    WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = kept.company_id));
  DELETE FROM people_list_members kept USING shut, people_lists list
    WHERE kept.candidate_id = shut.candidate_id AND list.id = kept.list_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = list.company_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blocks_forget_shut_out AFTER INSERT ON blocks REFERENCING NEW TABLE AS shut
  FOR EACH STATEMENT EXECUTE FUNCTION forget_shut_out();
--> statement-breakpoint
-- A company that gets another name, or kin, is shut out from then on by whoever named that before.
CREATE FUNCTION forget_shut_out_of(company uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY(SELECT company_key FROM company_keys WHERE company_id = company);
BEGIN
  DELETE FROM people_marks kept USING blocks
    WHERE kept.company_id = company AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
  DELETE FROM people_notes kept USING blocks
    WHERE kept.company_id = company AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
  DELETE FROM people_list_members kept USING blocks, people_lists list
    WHERE list.company_id = company AND kept.list_id = list.id
      AND blocks.candidate_id = kept.candidate_id AND blocks.company_key = ANY (names);
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_under_new_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_shut_out_of(kin.id) FROM companies own JOIN companies kin
    ON kin.id = own.id OR kin.group_id = own.group_id
    WHERE own.id = (CASE TG_TABLE_NAME WHEN 'companies' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'company_id' END)::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_forget_shut_out AFTER UPDATE OF key, group_id ON companies
  FOR EACH ROW WHEN (OLD.key <> NEW.key OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION forget_under_new_names();
--> statement-breakpoint
CREATE TRIGGER company_aliases_forget_shut_out AFTER INSERT ON company_aliases
  FOR EACH ROW EXECUTE FUNCTION forget_under_new_names();
