-- The time before which partitions of a table may be dropped: slightly less than the product keeps (ACCESS_RECORDS, `keep-months.ts`).
-- Null for every other table. It limits `drop_months`, whatever a caller asks for.
CREATE OR REPLACE FUNCTION months_droppable_until(grown text) RETURNS timestamptz LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE grown
    WHEN 'stream_events' THEN now() - interval '6 days'
    WHEN 'profile_views' THEN now() - interval '23 months'
    WHEN 'audit_log' THEN now() - interval '23 months'
  END
$$;
