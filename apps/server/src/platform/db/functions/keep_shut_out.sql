-- Keeps `shuts_out` of the search rows equal to `blocks`, so that a search needs no join to leave out who hides from the company.
-- Locks the users first: whoever makes search rows holds that lock as well, so the later of the two reads what the earlier one wrote.
-- A trigger, because `blocks` is itself written by triggers.
CREATE OR REPLACE FUNCTION keep_shut_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT candidate_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT candidate_id FROM changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_insert AFTER INSERT ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();

CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_update AFTER UPDATE ON blocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();

CREATE OR REPLACE TRIGGER blocks_keep_shut_out_on_delete AFTER DELETE ON blocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shut_out();
