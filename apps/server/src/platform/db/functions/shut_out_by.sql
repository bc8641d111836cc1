-- The company names that a candidate must not be shown to, as the search rows hold them in `shuts_out`.
CREATE OR REPLACE FUNCTION shut_out_by(person uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN array(SELECT company_key FROM blocks WHERE candidate_id = person ORDER BY company_key);
