-- Letters and pairs of neighbouring letters of a text, without those that contain a space. The candidate search indexes them, so that a word
-- of one syllable is found as well.
CREATE OR REPLACE FUNCTION search_parts(words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(words, NULL);
BEGIN
  RETURN array(SELECT letter FROM unnest(letters) AS letter WHERE letter <> ' ')
    || array(SELECT letter || next FROM unnest(letters, letters[2:]) AS pair (letter, next) WHERE letter <> ' ' AND next <> ' ');
END $$;
