-- Makes the partitions of a table that only grows, up to a moment, each of so many months, and returns how many it made (decision 20).
-- A partition is created apart and then attached, which blocks no writer. Rows that fell into the default partition because a month was
-- missing become the partition of their months. One call makes at most 120; the next call continues.
-- The job `keep-months` calls it. It runs as the owner of the tables, so that the service needs no right to change tables; only roles
-- that may delete rows of these tables may call it (docs/running/upgrade.md).
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

REVOKE EXECUTE ON FUNCTION make_months(text, timestamptz, integer) FROM PUBLIC;
