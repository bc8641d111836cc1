-- The first moment of the month so many months after the month of a moment, in UTC. A helper of `make_months`.
CREATE OR REPLACE FUNCTION months_after(at timestamptz, months integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('month', at AT TIME ZONE 'UTC') + months * interval '1 month') AT TIME ZONE 'UTC'
$$;
