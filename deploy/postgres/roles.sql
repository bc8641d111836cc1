-- Who may do what in the database, made right at every start: psql --file roles.sql as the superuser, before the migration.
-- coffee_owner owns the tables and migrates them; coffee_service reads and writes rows, and cannot change a table.
\set ON_ERROR_STOP on
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv service_password DATABASE_SERVICE_PASSWORD
select current_database() as database, current_user as superuser \gset

select format('create role %I login', role)
from unnest(array['coffee_owner', 'coffee_service']) role
where not exists (select from pg_roles where rolname = role) \gexec

set client_min_messages = warning;
begin;
alter role coffee_owner with nosuperuser nocreaterole nocreatedb password :'owner_password';
alter role coffee_service with nosuperuser nocreaterole nocreatedb password :'service_password';
-- Behind a pooler a single statement outside a transaction has no other limit.
alter role coffee_service set statement_timeout = '15s';
alter role coffee_service set idle_in_transaction_session_timeout = '15s';

alter database :"database" owner to coffee_owner;
revoke all on database :"database" from public;
grant connect, temporary on database :"database" to coffee_service;
create schema if not exists drizzle;
create schema if not exists jobs;
alter schema drizzle owner to coffee_owner;
alter schema jobs owner to coffee_owner;

-- A database from before the roles belongs to its superuser. Sequences of columns follow their tables.
select format('alter %s %s owner to coffee_owner', kind, name)
from (
  select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
    c.oid::regclass::text as name, 'pg_class'::regclass as classid, c.oid, relnamespace as namespace, relowner as owner
  from pg_class c
  where relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i') and relkind = 'S')
  union all
  select 'routine', p.oid::regprocedure::text, 'pg_proc'::regclass, p.oid, pronamespace, proowner from pg_proc p
  union all
  select 'type', t.oid::regtype::text, 'pg_type'::regclass, t.oid, typnamespace, typowner from pg_type t where typtype in ('e', 'd')
) object
where namespace in ('public'::regnamespace, 'drizzle'::regnamespace, 'jobs'::regnamespace)
  and owner = :'superuser'::regrole
  and not exists (select from pg_depend d where d.classid = object.classid and d.objid = object.oid and d.deptype = 'e') \gexec

grant usage on schema public, drizzle, jobs to coffee_service;
grant select, insert, update, delete on all tables in schema public, drizzle, jobs to coffee_service;
grant usage on all sequences in schema public, drizzle, jobs to coffee_service;
alter default privileges for role coffee_owner grant select, insert, update, delete on tables to coffee_service;
alter default privileges for role coffee_owner grant usage on sequences to coffee_service;

-- Partitions are made and dropped by functions that run as the owner; migrations grant them to roles that exist by then.
select format('grant execute on function %s to coffee_service', oid::regprocedure)
from pg_proc where pronamespace = 'public'::regnamespace and proname in ('make_months', 'drop_months') \gexec
commit;
