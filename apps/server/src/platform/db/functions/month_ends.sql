-- The upper bound of a partition; null for the default partition. A helper of `make_months` and `drop_months`.
CREATE OR REPLACE FUNCTION month_ends(part oid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz FROM pg_class WHERE oid = part
$$;
