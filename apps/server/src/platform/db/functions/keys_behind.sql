-- Prefixes names with the name of a period: a six-hour one or a span of sixteen of them. A helper of `keys_in_time`.
CREATE OR REPLACE FUNCTION keys_behind(time_name text, names text[]) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array(SELECT time_name || name FROM unnest(names) AS name);
END $$;
