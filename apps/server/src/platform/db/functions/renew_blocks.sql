-- Keeps `blocks`: the companies that must not see a candidate are the current employers and the companies the candidate restricted
-- (OFR-13, decision 7). Every list, search and profile that a company sees relies on it.
-- A trigger, because registration, the profile form, company choices and erasure write the two tables.
CREATE OR REPLACE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writers for one candidate, the second waits and reads what the first one committed.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  INSERT INTO blocks (candidate_id, company_key)
    SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
      WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
    UNION
    SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
      WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
    ON CONFLICT DO NOTHING;
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
