-- Keeps `blocks`: the companies that must not see a candidate are the current employers and the companies the candidate restricted
-- (OFR-13, decision 7). Every list, search and profile that a company sees relies on it. Nothing else writes `blocks`.
-- A trigger, because registration, the profile form, company choices and erasure write the two tables, and a missed call would show
-- a candidate to their employer.
CREATE OR REPLACE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writers for one candidate, the second waits and reads what the first one committed. `keep_candidate_search`, which makes the
  -- search rows, runs under the same lock.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  -- Deletes what these companies saved about the candidate (BIZ-11). Starts from the candidate, of whom few companies know anything,
  -- and reads the names of those companies only.
  WITH shut AS (
    INSERT INTO blocks (candidate_id, company_key)
      SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
        WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
      UNION
      SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
        WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
      ON CONFLICT DO NOTHING
      RETURNING candidate_id, company_key),
  marks AS (
    DELETE FROM people_marks kept USING shut
      WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
        SELECT company_key FROM company_keys WHERE company_id = kept.company_id))),
  notes AS (
    DELETE FROM people_notes kept USING shut
      WHERE kept.candidate_id = shut.candidate_id AND shut.company_key = ANY (ARRAY(
        SELECT company_key FROM company_keys WHERE company_id = kept.company_id)))
  DELETE FROM people_list_members kept USING shut, people_lists list
    WHERE kept.candidate_id = shut.candidate_id AND list.id = kept.list_id AND shut.company_key = ANY (ARRAY(
      SELECT company_key FROM company_keys WHERE company_id = list.company_id));
  -- Search rows carry the names, so that a search needs no join.
  UPDATE candidate_search SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT user_id FROM changed) AND shuts_out <> shut_out_by(candidate_id);
  UPDATE candidate_keys SET shuts_out = shut_out_by(candidate_id)
    WHERE candidate_id IN (SELECT user_id FROM changed) AND shuts_out <> shut_out_by(candidate_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER careers_renew_blocks_on_insert AFTER INSERT ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();

CREATE OR REPLACE TRIGGER careers_renew_blocks_on_update AFTER UPDATE ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();

CREATE OR REPLACE TRIGGER careers_renew_blocks_on_delete AFTER DELETE ON careers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();

CREATE OR REPLACE TRIGGER company_choices_renew_blocks_on_insert AFTER INSERT ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();

CREATE OR REPLACE TRIGGER company_choices_renew_blocks_on_update AFTER UPDATE ON company_choices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();

CREATE OR REPLACE TRIGGER company_choices_renew_blocks_on_delete AFTER DELETE ON company_choices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_blocks();
