-- make_months and drop_months run as the owner of the tables, and everybody could call them with any table and any
-- moment. Now only roles that may delete rows of these tables can, and neither function does more than its job needs.

-- Until when parts of a table may be dropped: a little less than the product keeps (ACCESS_RECORDS, keep-months.ts). Null for
-- every other table.
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
  -- Two at once take turns, and the second finds it done.
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  SELECT attname INTO moment FROM pg_partitioned_table t JOIN pg_attribute a
    ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0] WHERE t.partrelid = grown::regclass;
  SELECT max(month_ends(inhrelid)) INTO newest FROM pg_inherits WHERE inhparent = grown::regclass;
  EXECUTE format('SELECT max(%I) FROM %I', moment, grown || '_default') INTO stray;
  -- What is older than every part stays where it is.
  IF stray < newest THEN
    stray := NULL;
  END IF;
  -- A call makes no more parts than ten years have months: the next call goes on from there.
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
    -- Of a table that nobody looked at the planner believes that it holds hundreds of rows.
    EXECUTE format('ANALYZE %I, %I', part, grown || '_default');
    newest := ends;
    stray := NULL;
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;
--> statement-breakpoint

-- Drops the parts that ended by the moment and need not be kept any more, and answers how many.
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

-- The service may be another role than the owner (docs/running/upgrade.md): whoever may delete rows of the tables is it. The
-- release before is the same role, so it goes on calling them while this runs.
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
