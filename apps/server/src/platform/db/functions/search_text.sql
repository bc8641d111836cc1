-- The text of a candidate that companies search, in lower case and composed form. Used by
-- `renew_candidate_search`. IMMUTABLE is right although array_to_string is only STABLE: for text elements it depends on nothing else.
CREATE OR REPLACE FUNCTION search_text(job_label text, job_sub_label text, tech_stack text[], hashtags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(normalize(
    coalesce(job_label, '') || ' ' || coalesce(job_sub_label, '') || ' ' ||
    array_to_string(tech_stack, ' ') || ' ' || array_to_string(hashtags, ' ')));
