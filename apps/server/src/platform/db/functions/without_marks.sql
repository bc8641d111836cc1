-- Removes the marks that masking leaves, such as 〔전화번호〕. Whoever hid a number must not be found by the word 전화번호
-- (decision 24). Used by `renew_candidate_search`.
CREATE OR REPLACE FUNCTION without_marks(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN words LIKE '%〔%' THEN btrim(regexp_replace(words, '〔[^〕]*〕', ' ', 'g')) ELSE words END;

CREATE OR REPLACE FUNCTION without_marks(words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(said ORDER BY place), '{}')
    FROM unnest(words) WITH ORDINALITY AS word (written, place), without_marks(written) AS said WHERE said <> '');
