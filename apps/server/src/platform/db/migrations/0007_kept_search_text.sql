-- Letters and pairs of neighbours: what a word of one syllable or more is found by.
CREATE FUNCTION search_parts(words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(words, at, size)), '{}')
    FROM generate_series(1, length(words)) AS at, generate_series(1, 2) AS size);--> statement-breakpoint
DROP INDEX "users_search_pairs";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(job_label, job_sub_label, tech_stack, hashtags)) STORED;--> statement-breakpoint
CREATE INDEX "users_search_parts" ON "users" USING gin (search_parts("search_text")) WHERE "users"."is_active";
