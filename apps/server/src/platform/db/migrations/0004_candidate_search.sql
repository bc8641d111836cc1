-- What the free search looks in. Immutable, as an index asks: array_to_string is only called stable because other
-- element types than text could be.
CREATE FUNCTION search_text(job_label text, job_sub_label text, tech_stack text[], hashtags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(normalize(
    coalesce(job_label, '') || ' ' || coalesce(job_sub_label, '') || ' ' ||
    array_to_string(tech_stack, ' ') || ' ' || array_to_string(hashtags, ' ')));--> statement-breakpoint
-- Pairs of neighbouring letters. Trigrams would not find Korean words of two syllables.
CREATE FUNCTION search_pairs(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(words, at, 2)), '{}') FROM generate_series(1, length(words) - 1) AS at);--> statement-breakpoint
CREATE INDEX "users_search_pairs" ON "users" USING gin (search_pairs(search_text("job_label", "job_sub_label", "tech_stack", "hashtags"))) WHERE "users"."is_active";
