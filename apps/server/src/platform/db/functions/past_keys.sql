-- The search keys of a candidate's careers and schools, out of what the profile shows of them: `p:` at work or between jobs, `u:` schools,
-- `m:` majors, `e:` former employers and `c:` words of the careers. Hidden careers give none, and the present employer is never a key: nobody
-- is found by where they work now. Words come from the masked copies alone. Used by `renew_candidate_search`.
CREATE OR REPLACE FUNCTION past_keys(person uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN ARRAY[CASE WHEN EXISTS (SELECT FROM careers WHERE user_id = person AND NOT hidden AND ended_on IS NULL)
      THEN 'p:employed' ELSE 'p:seeking' END]
    || array(SELECT 'u:' || said FROM schools, without_marks(shown_name) AS said WHERE user_id = person AND said <> '' ORDER BY place)
    || array(SELECT DISTINCT 'm:' || said FROM schools, without_marks(shown_major) AS said WHERE user_id = person AND said <> '' ORDER BY 1)
    || array(SELECT DISTINCT 'e:' || company_key FROM careers past WHERE user_id = person AND NOT hidden AND ended_on IS NOT NULL
        AND NOT EXISTS (SELECT FROM careers present
          WHERE present.user_id = person AND present.ended_on IS NULL AND present.company_key = past.company_key) ORDER BY 1)
    || array(SELECT DISTINCT 'c:' || stem FROM careers, unnest(search_stems(without_marks(shown_job || ' ' || shown_detail))) AS stem
        WHERE user_id = person AND NOT hidden ORDER BY 1);
