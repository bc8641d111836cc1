-- Drops the partitions that ended before a moment and that need not be kept any more, and returns how many (decision 20).
-- The job `keep-months` calls it. It runs as the owner of the tables; see `make_months`.
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

REVOKE EXECUTE ON FUNCTION drop_months(text, timestamptz) FROM PUBLIC;
