-- Deletes what a company saved about a candidate (marks, notes, list entries) when the candidate shuts the company out, under any of its
-- names (BIZ-11). Starts from the candidate, of whom few companies know anything, and reads names of those companies only.
-- A trigger, because `blocks` is itself written by triggers.
CREATE OR REPLACE FUNCTION forget_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER blocks_forget_shut_out AFTER INSERT ON blocks REFERENCING NEW TABLE AS shut
  FOR EACH STATEMENT EXECUTE FUNCTION forget_shut_out();
