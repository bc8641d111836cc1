-- Tables that only grow are parted by month (decision 20). The parts are made and dropped by whoever owns the tables:
-- the service may call these, and need not be allowed to change a table itself.

-- The first moment after a part; nothing for the one that takes what no other does.
CREATE FUNCTION month_ends(part oid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz FROM pg_class WHERE oid = part
$$;
--> statement-breakpoint

CREATE FUNCTION months_after(at timestamptz, months integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('month', at AT TIME ZONE 'UTC') + months * interval '1 month') AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint

-- Sees to it that there are parts of so many months until the moment, and answers how many were made. A part is attached, not created in
-- place: that holds up no writer. What fell into the default because a month was missing becomes the part of its months.
CREATE FUNCTION make_months(grown text, until timestamptz, months integer) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment text := (SELECT attname FROM pg_partitioned_table t JOIN pg_attribute a
    ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0] WHERE t.partrelid = grown::regclass);
  newest timestamptz;
  ends timestamptz;
  stray timestamptz;
  part text;
  made integer := 0;
BEGIN
  -- Two at once take turns, and the second finds it done.
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  SELECT max(month_ends(inhrelid)) INTO newest FROM pg_inherits WHERE inhparent = grown::regclass;
  EXECUTE format('SELECT max(%I) FROM %I', moment, grown || '_default') INTO stray;
  -- What is older than every part stays where it is.
  IF stray < newest THEN
    stray := NULL;
  END IF;
  WHILE newest < greatest(until, stray) LOOP
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

-- Drops the parts that ended by the moment, and answers how many.
CREATE FUNCTION drop_months(grown text, past timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock('make_months'::regproc::oid::int, grown::regclass::oid::int);
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent = grown::regclass AND month_ends(inhrelid) <= past
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
--> statement-breakpoint

-- The table of before becomes the first part of the one that has its name now, without a look at its rows: the check
-- that was validated ahead says where it ends. Needed by the next migrations alone.
CREATE FUNCTION begin_months(grown text, months integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ends timestamptz := (SELECT (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1]::timestamptz
    FROM pg_constraint WHERE conname = grown || '_first_months' AND conrelid = (grown || '_first')::regclass);
BEGIN
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', grown, grown || '_first_months');
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', grown, grown || '_first', ends);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', grown || '_first', grown || '_first_months');
  EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', grown || '_default', grown);
  PERFORM make_months(grown, now() + interval '3 months', months);
END $$;
