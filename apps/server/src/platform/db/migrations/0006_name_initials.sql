-- The initial consonants of Hangul syllables; every other letter stays. By code points, whatever the collation.
CREATE FUNCTION initials(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(
    CASE WHEN ascii(letter) BETWEEN 44032 AND 55203
      THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      ELSE letter END, '' ORDER BY place), '')
    FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS letters (letter, place));--> statement-breakpoint
DROP INDEX "companies_key_parts";--> statement-breakpoint
DROP INDEX "companies_choseong";--> statement-breakpoint
DROP INDEX "jobs_key";--> statement-breakpoint
DROP INDEX "jobs_choseong";--> statement-breakpoint
DROP INDEX "jobs_key_parts";--> statement-breakpoint
DROP INDEX "majors_key";--> statement-breakpoint
DROP INDEX "majors_choseong";--> statement-breakpoint
DROP INDEX "majors_key_parts";--> statement-breakpoint
DROP INDEX "tech_stack_names_key";--> statement-breakpoint
DROP INDEX "tech_stack_names_key_parts";--> statement-breakpoint
DROP INDEX "universities_key";--> statement-breakpoint
DROP INDEX "universities_choseong";--> statement-breakpoint
DROP INDEX "universities_key_parts";--> statement-breakpoint
CREATE INDEX "companies_initials" ON "companies" USING gin (search_pairs(initials("key")));--> statement-breakpoint
CREATE INDEX "company_aliases_initials" ON "company_aliases" USING gin (search_pairs(initials("key")));--> statement-breakpoint
CREATE INDEX "jobs_initials" ON "jobs" USING gin (search_pairs(initials("key")));--> statement-breakpoint
CREATE INDEX "majors_initials" ON "majors" USING gin (search_pairs(initials("key")));--> statement-breakpoint
CREATE INDEX "tech_stack_names_initials" ON "tech_stack_names" USING gin (search_pairs(initials("key")));--> statement-breakpoint
CREATE INDEX "universities_initials" ON "universities" USING gin (search_pairs(initials("key")));--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "choseong";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "choseong";--> statement-breakpoint
ALTER TABLE "majors" DROP COLUMN "choseong";--> statement-breakpoint
ALTER TABLE "tech_stack_names" DROP COLUMN "choseong";--> statement-breakpoint
ALTER TABLE "universities" DROP COLUMN "choseong";