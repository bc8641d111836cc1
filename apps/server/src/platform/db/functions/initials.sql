-- Replaces each Hangul syllable by its initial consonant and leaves other characters as they are. Calculated from code points, so the result
-- does not depend on the collation. The name catalogues index `search_pairs(initials(key))`.
CREATE OR REPLACE FUNCTION initials(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(
    CASE WHEN ascii(letter) BETWEEN 44032 AND 55203
      THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      ELSE letter END, '' ORDER BY place), '')
    FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS letters (letter, place));
