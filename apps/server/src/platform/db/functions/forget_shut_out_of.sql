-- Deletes what a company saved about candidates who shut out one of its names. Called by `forgetShutOut`
-- (modules/companies/console/store.ts) and, for the previous release, by `forget_under_new_names`.
CREATE OR REPLACE FUNCTION forget_shut_out_of(company uuid) RETURNS void LANGUAGE plpgsql AS $$
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
