-- The words of a text as the candidate search knows them: in lower case, as written and without the particle or verb ending behind them, and of
-- longer Korean words the first and last two and three syllables, because they are mostly compounds (간편결제 is found by 결제). A word that
-- stands in the middle of a longer one is not found. Used by `renew_candidate_search`.
CREATE OR REPLACE FUNCTION search_stems(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT stem), '{}')
    FROM regexp_split_to_table(lower(normalize(words)), '[^a-z0-9가-힣+#]+') AS token,
      LATERAL (SELECT CASE WHEN length(token) > 2 THEN regexp_replace(token,
        '(?:했어요|했습니다|했고|해서|하며|하고|하는|하여|에서는|에서|에게|으로|까지|부터|이나|처럼|보다|을|를|은|는|이|가|의|에|와|과|로|도|만)$', '')
        ELSE token END AS bare) AS cut,
      unnest(ARRAY[token, bare] || CASE WHEN bare ~ '^[가-힣]{3,}$'
        THEN ARRAY[left(bare, 2), right(bare, 2)] || CASE WHEN length(bare) > 4 THEN ARRAY[left(bare, 3), right(bare, 3)] END END) AS stem
    WHERE length(stem) > 1 AND stem !~ '^[0-9]+$' AND stem !~ '[가-힣](?:요|니다)$');
