-- All pairs of neighbouring letters of a text. Name catalogues (companies, jobs, majors, schools, techniques) index the pairs of the initials
-- and so find Korean names of two syllables, which trigrams would miss.
CREATE OR REPLACE FUNCTION search_pairs(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(words, at, 2)), '{}') FROM generate_series(1, length(words) - 1) AS at);
