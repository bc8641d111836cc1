CREATE TABLE "candidate_keys" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"attack_ends_at" timestamp (3) with time zone NOT NULL,
	"career_months" integer NOT NULL,
	"hope_salary" integer,
	"verified_income" integer,
	"job_ends" integer NOT NULL,
	"skills_end" integer NOT NULL,
	"income_disclosure" text NOT NULL,
	"terms" text[] NOT NULL,
	"words" text NOT NULL,
	"quarter" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_search" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"attack_ends_at" timestamp (3) with time zone NOT NULL,
	"career_months" integer NOT NULL,
	"hope_salary" integer,
	"verified_income" integer,
	"job_ends" integer NOT NULL,
	"skills_end" integer NOT NULL,
	"income_disclosure" text NOT NULL,
	"terms" text[] NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_keys" ADD CONSTRAINT "candidate_keys_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Half the time of its first wording, with the same letters and pairs but those with a space, which nobody looks for.
CREATE OR REPLACE FUNCTION search_parts(words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(words, NULL);
BEGIN
  RETURN array(SELECT letter FROM unnest(letters) AS letter WHERE letter <> ' ')
    || array(SELECT letter || next FROM unnest(letters, letters[2:]) AS pair (letter, next) WHERE letter <> ' ' AND next <> ' ');
END $$;
--> statement-breakpoint
-- Room in every page: a moment that moves within its quarter of a day stays in its page, and no index hears of it.
ALTER TABLE "candidate_keys" SET (fillfactor = 80);
--> statement-breakpoint
-- In which quarter of a day, counted from the beginning of time.
CREATE FUNCTION search_quarter(at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN floor(extract(epoch FROM at) / 21600)::integer;
--> statement-breakpoint
-- The same names behind a quarter of a day.
CREATE FUNCTION keys_in_quarter(quarter integer, names text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  number text := quarter;
BEGIN
  RETURN array(SELECT number || name FROM unnest(names) AS name);
END $$;
--> statement-breakpoint
-- All that the index of the search knows of a person, each once as it is and once behind the quarter of their last activity. It
-- is dear, and says so: the planner must not ask it row by row. Schemas are named, because indexes are built without a search path.
CREATE FUNCTION search_keys(quarter integer, terms text[], words text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  keys text[] := terms || public.search_parts(words);
BEGIN
  RETURN keys || public.keys_in_quarter(quarter, keys);
END $$;
--> statement-breakpoint
-- Writes down what companies search these people by, for as long as they receive offers.
CREATE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people);
  INSERT INTO candidate_search (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(tech_stack, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(tech_stack) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(hashtags) AS keyword),
    search_text
  FROM users, concat(job_label, ' ', job_sub_label) AS job
  WHERE id = ANY (people) AND is_active;
  INSERT INTO candidate_keys (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people);
$$;
--> statement-breakpoint
CREATE FUNCTION keep_candidate_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one thing that changes every hour. Whoever is not there yet is about to be written down by the migration.
  IF TG_OP = 'UPDATE' AND NEW.is_active AND NEW.last_active_at <> OLD.last_active_at THEN
    OLD.last_active_at := NEW.last_active_at;
    IF OLD = NEW THEN
      UPDATE candidate_search SET last_active_at = NEW.last_active_at WHERE candidate_id = NEW.id;
      IF FOUND THEN
        UPDATE candidate_keys SET last_active_at = NEW.last_active_at, quarter = search_quarter(NEW.last_active_at)
          WHERE candidate_id = NEW.id;
        RETURN NULL;
      END IF;
    END IF;
  END IF;
  PERFORM renew_candidate_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_search_on_insert AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION keep_candidate_search();
--> statement-breakpoint
CREATE TRIGGER users_keep_search_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.is_active OR NEW.is_active) AND (OLD.is_active, OLD.last_active_at, OLD.attack_ends_at,
    OLD.career_months, OLD.hope_salary, OLD.verified_income, OLD.income_disclosure, OLD.job_label, OLD.job_sub_label,
    OLD.tech_stack, OLD.hashtags) IS DISTINCT FROM (NEW.is_active, NEW.last_active_at, NEW.attack_ends_at,
    NEW.career_months, NEW.hope_salary, NEW.verified_income, NEW.income_disclosure, NEW.job_label, NEW.job_sub_label,
    NEW.tech_stack, NEW.hashtags))
  EXECUTE FUNCTION keep_candidate_search();
