-- Keeps the search keys of careers and schools equal to them (`past_keys`): who corrects a career is found by the new words at once. Writes
-- only the rows whose keys change, under the same lock as `renew_blocks`.
-- A trigger, because registration, the profile form, the masking of words and erasure write the two tables.
CREATE OR REPLACE FUNCTION keep_past_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_candidate_search(array(SELECT DISTINCT user_id FROM changed JOIN users ON users.id = user_id
    WHERE is_active AND shown_hashtags IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER careers_renew_search_on_insert AFTER INSERT ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();

CREATE OR REPLACE TRIGGER careers_renew_search_on_update AFTER UPDATE ON careers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();

CREATE OR REPLACE TRIGGER careers_renew_search_on_delete AFTER DELETE ON careers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();

CREATE OR REPLACE TRIGGER schools_renew_search_on_insert AFTER INSERT ON schools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();

CREATE OR REPLACE TRIGGER schools_renew_search_on_update AFTER UPDATE ON schools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();

CREATE OR REPLACE TRIGGER schools_renew_search_on_delete AFTER DELETE ON schools REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_past_in_search();
