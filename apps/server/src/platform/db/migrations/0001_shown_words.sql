-- The migrations 0051 to 0056 as one, for databases that ran those up to 0050: blocks of company records, months within bounds,
-- and masked copies of what people write (decisions 20, 23 and 24). The indexes of the copies follow in the next migration.
CREATE TABLE "record_blocks" (
	"company_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "record_blocks_company_id_figure_released_at_pk" PRIMARY KEY("company_id","figure","released_at"),
	CONSTRAINT "record_blocks_figure" CHECK ("record_blocks"."figure" in ('ANSWERS', 'CAME', 'PAY_KEPT'))
);
--> statement-breakpoint
ALTER TABLE "record_blocks" ADD CONSTRAINT "record_blocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whom a figure took in before this migration, by the night on which it did. The limits are those of answerStops.
INSERT INTO "record_blocks" ("company_id", "figure", "released_at", "counts")
SELECT company_id, figure, counted_at,
  CASE figure WHEN 'ANSWERS' THEN ARRAY[
    count(*) FILTER (WHERE value <= 1), count(*) FILTER (WHERE value > 1 AND value <= 12),
    count(*) FILTER (WHERE value > 12 AND value <= 24), count(*) FILTER (WHERE value > 24 AND value <= 72),
    count(*) FILTER (WHERE value > 72)]
  ELSE ARRAY[count(*) FILTER (WHERE value = 0), count(*) FILTER (WHERE value = 1)] END::integer[]
FROM record_answers
WHERE counted_at > now() - interval '180 days' AND value IS NOT NULL
GROUP BY company_id, figure, counted_at;
--> statement-breakpoint
-- 'Always' and 'never' are shown only when they are true of at least twenty people.
UPDATE "company_records" r SET value = CASE value WHEN 0 THEN 1 ELSE 9 END
WHERE figure <> 'ANSWERS' AND value IN (0, 10) AND (people < 20 OR EXISTS (
  SELECT FROM record_answers a WHERE a.company_id = r.company_id AND a.figure = r.figure
    AND a.counted_at IS NOT NULL AND a.value <> r.value / 10));
--> statement-breakpoint
-- Makes no card for a person who is being erased: its foreign key made the erasure fail. The job purge-withdrawn erases those people
-- with its next run.
CREATE OR REPLACE FUNCTION renew_pipeline_card(of_company uuid, of_candidate uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  card pipeline_cards;
  is_new boolean := false;
  reached timestamptz;
  stands record;
BEGIN
  -- Lock the card, and make it first if there is none: of two writers, the second reads what the first one committed.
  LOOP
    SELECT * INTO card FROM pipeline_cards WHERE company_id = of_company AND candidate_id = of_candidate FOR UPDATE;
    EXIT WHEN FOUND;
    -- Make no card for a candidate who is being erased: the card's foreign key would make the erasure fail. The lock waits for an
    -- erasure that another transaction has begun.
    PERFORM FROM users WHERE id = of_candidate FOR KEY SHARE;
    IF NOT FOUND THEN
      RETURN;
    END IF;
    INSERT INTO pipeline_cards (id, company_id, candidate_id, stage, stage_since)
      VALUES (gen_random_uuid(), of_company, of_candidate, 'ENDED', 'epoch') ON CONFLICT DO NOTHING;
    is_new := is_new OR FOUND;
  END LOOP;
  -- Withdrawing, hiding and renaming a company update existing cards only. These locks make them wait for a new card, or it for them.
  IF is_new THEN
    SELECT CASE WHEN is_active THEN attack_ends_at END INTO reached FROM users WHERE id = of_candidate FOR SHARE;
    PERFORM FROM companies WHERE id = of_company FOR SHARE;
  END IF;
  -- No card for candidates who left or who shut the company out.
  IF NOT EXISTS (SELECT FROM users WHERE id = of_candidate AND deleted_at IS NULL)
    OR EXISTS (SELECT FROM blocks JOIN company_keys USING (company_key)
      WHERE blocks.candidate_id = of_candidate AND company_keys.company_id = of_company) THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    DELETE FROM pipeline_events WHERE company_id = of_company AND candidate_id = of_candidate;
    RETURN;
  END IF;
  SELECT next.stage, CASE next.stage
      WHEN 'SAVED' THEN star.at
      WHEN 'OFFERED' THEN offer.created_at
      WHEN 'COFFEECHAT' THEN chat.created_at
      WHEN 'HIRED' THEN chat.hired_at
      WHEN last.meeting THEN chat.recorded_at
      ELSE last.ended_at END AS since,
    CASE next.stage WHEN 'SAVED' THEN NULL WHEN last.meeting THEN chat.offer_id ELSE offer.id END AS offer_id,
    CASE next.stage WHEN 'OFFERED' THEN offer.position_id WHEN 'SAVED' THEN NULL WHEN 'ENDED' THEN NULL
      ELSE chat.position_id END AS position_id,
    CASE WHEN next.stage = 'OFFERED' AND offer.status = 'WAITING' THEN offer.expiry_day END AS expiry_day
  INTO stands
  FROM (SELECT max(starred_at) AS at FROM people_marks
    WHERE company_id = of_company AND candidate_id = of_candidate) AS star
  -- A star set after the last day of an offer starts anew, even before the nightly job has expired the offer.
  LEFT JOIN LATERAL (
    SELECT id, position_id, status, created_at, expiry_day, coalesce(decided_at, day.over) AS over_at,
      status = 'AGENT' OR (status = 'WAITING' AND (star.at IS NULL OR star.at <= day.over)) AS waits
    FROM offers CROSS JOIN LATERAL (SELECT (expiry_day + 1)::timestamp AT TIME ZONE 'Asia/Seoul' AS over) AS day
    WHERE candidate_id = of_candidate AND company_id = of_company AND undone_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1) AS offer ON true
  LEFT JOIN LATERAL (
    SELECT chat.id, chat.offer_id, chat.created_at, chat.cancelled_at, said.stage, said.recorded_at,
      hires.at AS hired_at, offers.position_id
    FROM coffeechats chat
    JOIN offers ON offers.id = chat.offer_id
    LEFT JOIN LATERAL (SELECT stage, recorded_at FROM coffeechat_stages
      WHERE coffeechat_id = chat.id ORDER BY number DESC LIMIT 1) AS said ON true
    LEFT JOIN hires ON hires.coffeechat_id = chat.id
    WHERE chat.candidate_id = of_candidate AND chat.company_id = of_company
    ORDER BY (chat.cancelled_at IS NULL) DESC, chat.created_at DESC, chat.id DESC LIMIT 1) AS chat ON true
  -- A hire that only the company has recorded is still in negotiation.
  CROSS JOIN LATERAL (SELECT greatest(chat.cancelled_at, offer.over_at, card.closed_at) AS ended_at,
    CASE WHEN chat.id IS NULL OR chat.cancelled_at IS NOT NULL THEN NULL
      WHEN chat.hired_at IS NOT NULL THEN 'HIRED'
      WHEN chat.stage = 'HIRED' THEN 'TERMS'
      ELSE coalesce(chat.stage, 'COFFEECHAT') END AS meeting) AS last
  CROSS JOIN LATERAL (SELECT CASE
    WHEN last.meeting <> 'ENDED' THEN last.meeting
    WHEN offer.waits THEN 'OFFERED'
    WHEN last.meeting IS NOT NULL THEN last.meeting
    WHEN star.at IS NOT NULL AND (last.ended_at IS NULL OR star.at > last.ended_at) THEN 'SAVED'
    WHEN last.ended_at IS NOT NULL THEN 'ENDED' END AS stage) AS next;
  IF stands.stage IS NULL THEN
    DELETE FROM pipeline_cards WHERE id = card.id;
    RETURN;
  END IF;
  -- A new offer sets the card's position; otherwise the position that the company chose stays.
  IF stands.offer_id IS NOT DISTINCT FROM card.offer_id OR stands.position_id IS NULL THEN
    stands.position_id := card.position_id;
  END IF;
  UPDATE pipeline_cards SET stage = stands.stage, stage_since = stands.since, offer_id = stands.offer_id,
    expiry_day = stands.expiry_day, position_id = stands.position_id,
    reached_until = CASE WHEN is_new THEN reached ELSE reached_until END,
    version = version + CASE WHEN is_new OR stage = stands.stage THEN 0 ELSE 1 END
  WHERE id = card.id AND (stage, stage_since, offer_id, expiry_day, position_id)
    IS DISTINCT FROM (stands.stage, stands.since, stands.offer_id, stands.expiry_day, stands.position_id);
END $$;
--> statement-breakpoint
-- make_months and drop_months run as the owner of the tables, and everybody could call them with any table and any moment. From now on
-- only roles that may delete rows of these tables can, and neither does more than its job needs.
CREATE OR REPLACE FUNCTION months_droppable_until(grown text) RETURNS timestamptz LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE grown
    WHEN 'stream_events' THEN now() - interval '6 days'
    WHEN 'profile_views' THEN now() - interval '23 months'
    WHEN 'audit_log' THEN now() - interval '23 months'
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION make_months(grown text, until timestamptz, months integer) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment text;
  newest timestamptz;
  ends timestamptz;
  stray timestamptz;
  part text;
  made integer := 0;
BEGIN
  IF grown IS NULL OR grown NOT IN ('messages', 'stream_events', 'profile_views', 'audit_log') THEN
    RAISE EXCEPTION 'no table that is parted by month: %', grown;
  END IF;
  IF months IS NULL OR months NOT BETWEEN 1 AND 12 THEN
    RAISE EXCEPTION 'a part is of 1 to 12 months, not of %', months;
  END IF;
  -- Concurrent calls take turns; the second finds the work done.
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  SELECT attname INTO moment FROM pg_partitioned_table t JOIN pg_attribute a
    ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0] WHERE t.partrelid = grown::regclass;
  SELECT max(month_ends(inhrelid)) INTO newest FROM pg_inherits WHERE inhparent = grown::regclass;
  EXECUTE format('SELECT max(%I) FROM %I', moment, grown || '_default') INTO stray;
  -- Rows older than every partition stay in the default partition.
  IF stray < newest THEN
    stray := NULL;
  END IF;
  -- At most 120 partitions per call, ten years of months.
  WHILE newest < greatest(until, stray) AND made < 120 LOOP
    ends := coalesce(months_after(stray, 1), months_after(newest, months));
    part := grown || to_char(newest AT TIME ZONE 'UTC', '_YYYY_MM');
    IF stray IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, grown);
    ELSE
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', grown, grown || '_default');
      EXECUTE format('ALTER TABLE %I RENAME TO %I', grown || '_default', part);
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', grown || '_default', grown);
    END IF;
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', grown, part, newest, ends);
    -- Without statistics the planner assumes hundreds of rows in an empty table.
    EXECUTE format('ANALYZE %I, %I', part, grown || '_default');
    newest := ends;
    stray := NULL;
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_months(grown text, past timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  droppable timestamptz := months_droppable_until(grown);
  part regclass;
  dropped integer := 0;
BEGIN
  IF droppable IS NULL THEN
    RAISE EXCEPTION 'no table whose months go: %', grown;
  END IF;
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent = grown::regclass AND month_ends(inhrelid) <= least(past, droppable)
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
--> statement-breakpoint
-- The service may run as another role than the owner (docs/running/upgrade.md). Roles that may delete rows of these tables keep the
-- right to call both functions, so the previous release goes on calling them.
DO $$
DECLARE
  caller text;
BEGIN
  FOR caller IN SELECT DISTINCT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(grantee::regrole::text) END
    FROM pg_class, aclexplode(relacl)
    WHERE oid = 'stream_events'::regclass AND privilege_type = 'DELETE'
  LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION make_months(text, timestamptz, integer), drop_months(text, timestamptz) TO %s', caller);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION make_months(text, timestamptz, integer), drop_months(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "shown_job" text;
--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "shown_detail" text;
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "shown_name" text;
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "shown_major" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_job_label" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_job_sub_label" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_tech_stack" text[];
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_hashtags" text[];
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "masked_body" text;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION without_marks(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN words LIKE '%〔%' THEN btrim(regexp_replace(words, '〔[^〕]*〕', ' ', 'g')) ELSE words END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION without_marks(words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(said ORDER BY place), '{}')
    FROM unnest(words) WITH ORDINALITY AS word (written, place), without_marks(written) AS said WHERE said <> '');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_candidate_search(people uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM candidate_search WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  DELETE FROM candidate_keys WHERE candidate_id = ANY (people)
    AND NOT EXISTS (SELECT FROM users WHERE id = candidate_id AND is_active);
  INSERT INTO candidate_search AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, opened_at)
  SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    length(lower(normalize(job))), length(lower(normalize(job || ' ' || array_to_string(skills, ' ')))), income_disclosure,
    array_remove(ARRAY['j:' || job_label, 'k:' || job_sub_label, 'y:' || career_months / 12, 'h:' || hope_salary / 500,
      CASE WHEN income_disclosure <> 'HIDDEN' AND verified_income > 0 THEN income_disclosure || ':' || verified_income / 500 END], NULL)
      || array(SELECT 's:' || skill FROM unnest(skills) AS skill)
      || array(SELECT 't:' || keyword FROM unnest(keywords) AS keyword),
    search_text(job_label, job_sub_label, skills, keywords), shut_out_by(id), updated_at
  FROM (
    SELECT id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income, income_disclosure, updated_at,
      without_marks(shown_job_label) AS job_label, without_marks(shown_job_sub_label) AS job_sub_label,
      without_marks(shown_tech_stack) AS skills, without_marks(shown_hashtags) AS keywords
    FROM users WHERE id = ANY (people) AND is_active AND shown_hashtags IS NOT NULL) AS masked,
    concat(job_label, ' ', job_sub_label) AS job
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out,
    opened_at = CASE WHEN known.attack_ends_at < excluded.opened_at THEN excluded.opened_at ELSE known.opened_at END;
  -- Unchanged rows are skipped: the index of candidate_keys is the most expensive one to update.
  INSERT INTO candidate_keys AS known (candidate_id, last_active_at, attack_ends_at, career_months, hope_salary,
    verified_income, job_ends, skills_end, income_disclosure, terms, words, shuts_out, quarter)
  SELECT candidate_id, last_active_at, attack_ends_at, career_months, hope_salary, verified_income,
    job_ends, skills_end, income_disclosure, terms, words, shuts_out, search_quarter(last_active_at)
  FROM candidate_search WHERE candidate_id = ANY (people)
  ON CONFLICT (candidate_id) DO UPDATE SET last_active_at = excluded.last_active_at, attack_ends_at = excluded.attack_ends_at,
    career_months = excluded.career_months, hope_salary = excluded.hope_salary, verified_income = excluded.verified_income,
    job_ends = excluded.job_ends, skills_end = excluded.skills_end, income_disclosure = excluded.income_disclosure,
    terms = excluded.terms, words = excluded.words, shuts_out = excluded.shuts_out, quarter = excluded.quarter
  WHERE (known.*) IS DISTINCT FROM (excluded.*);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unmask_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job_label := NULL;
  NEW.shown_job_sub_label := NULL;
  NEW.shown_tech_stack := NULL;
  NEW.shown_hashtags := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_unmask BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)
    OR (OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
      AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_words();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unmask_careers_and_schools() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE careers SET shown_job = NULL, shown_detail = NULL WHERE user_id = NEW.id AND shown_detail IS NOT NULL;
  UPDATE schools SET shown_name = NULL, shown_major = NULL WHERE user_id = NEW.id AND shown_name IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_unmask_careers_and_schools AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.name_sealed, OLD.phone_sealed) IS DISTINCT FROM (NEW.name_sealed, NEW.phone_sealed)
    AND OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION unmask_careers_and_schools();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unmask_career() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_job := NULL;
  NEW.shown_detail := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER careers_unmask BEFORE UPDATE ON careers
  FOR EACH ROW WHEN ((OLD.user_id, OLD.job, OLD.detail) IS DISTINCT FROM (NEW.user_id, NEW.job, NEW.detail))
  EXECUTE FUNCTION unmask_career();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unmask_school() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown_name := NULL;
  NEW.shown_major := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schools_unmask BEFORE UPDATE ON schools
  FOR EACH ROW WHEN ((OLD.user_id, OLD.name, OLD.major) IS DISTINCT FROM (NEW.user_id, NEW.name, NEW.major))
  EXECUTE FUNCTION unmask_school();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.id AND shown_hashtags IS NULL) THEN
    DELETE FROM candidate_search WHERE candidate_id = NEW.id;
    DELETE FROM candidate_keys WHERE candidate_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_leave_search ON users;
CREATE CONSTRAINT TRIGGER users_leave_search AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.is_active AND NEW.shown_hashtags IS NULL
    AND (OLD.shown_hashtags IS NOT NULL OR (OLD.job_label, OLD.job_sub_label, OLD.tech_stack, OLD.hashtags)
      IS DISTINCT FROM (NEW.job_label, NEW.job_sub_label, NEW.tech_stack, NEW.hashtags)))
  EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_keep_search_on_update AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.is_active OR NEW.is_active) AND (OLD.is_active, OLD.last_active_at, OLD.attack_ends_at,
    OLD.career_months, OLD.hope_salary, OLD.verified_income, OLD.income_disclosure, OLD.shown_job_label,
    OLD.shown_job_sub_label, OLD.shown_tech_stack, OLD.shown_hashtags) IS DISTINCT FROM (NEW.is_active, NEW.last_active_at,
    NEW.attack_ends_at, NEW.career_months, NEW.hope_salary, NEW.verified_income, NEW.income_disclosure, NEW.shown_job_label,
    NEW.shown_job_sub_label, NEW.shown_tech_stack, NEW.shown_hashtags))
  EXECUTE FUNCTION keep_candidate_search();
--> statement-breakpoint
-- The same functions as before, with their comments in plain words.
CREATE OR REPLACE FUNCTION renew_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two writers for one candidate, the second waits and reads what the first one committed.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM blocks
    WHERE candidate_id IN (SELECT user_id FROM changed)
      AND NOT EXISTS (SELECT FROM careers
        WHERE user_id = candidate_id AND careers.company_key = blocks.company_key AND ended_on IS NULL)
      AND NOT EXISTS (SELECT FROM company_choices chosen
        WHERE user_id = candidate_id AND chosen.company_key = blocks.company_key AND mode = 'RESTRICT');
  INSERT INTO blocks (candidate_id, company_key)
    SELECT user_id, company_key FROM careers JOIN users ON users.id = user_id
      WHERE ended_on IS NULL AND user_id IN (SELECT user_id FROM changed)
    UNION
    SELECT user_id, company_key FROM company_choices JOIN users ON users.id = user_id
      WHERE mode = 'RESTRICT' AND user_id IN (SELECT user_id FROM changed)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_room(NEW, 'room', NEW.id, NEW.created_at);
    RETURN NULL;
  END IF;
  PERFORM tell_room(NEW, 'room', NEW.id, coalesce(NEW.closed_at, now()));
  -- The agent who handed the room over is told as well.
  IF OLD.company_id IS NULL AND OLD.operator_id <> NEW.operator_id THEN
    INSERT INTO stream_events (audience_id, kind, subject_id, at)
      VALUES (OLD.operator_id, 'room', NEW.id, now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (session_id, ended_at)
    -- A deleted row has no end time, and its newest token can be as young as its last use.
    VALUES (OLD.id, CASE TG_OP WHEN 'UPDATE' THEN NEW.ended_at ELSE greatest(now(), OLD.last_used_at) END)
    ON CONFLICT DO NOTHING;
  PERFORM pg_notify('session_end', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_candidate_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- last_active_at changes every hour. When nothing else changed, the rest of the rows stays as it is.
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
