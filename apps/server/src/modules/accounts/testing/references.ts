import type { TestApp } from '../../../testing/test-app.ts'

/** A column that refers to a candidate directly or through other tables. */
export type Reference = {
  table: string
  column: string
  parent: string
  parentColumn: string
  /** What happens to the row when the row it refers to is deleted. */
  onDelete: 'cascade' | 'set null' | 'refused'
}

/** All such columns, read from the foreign keys. */
export async function referencesToPeople({ db }: TestApp): Promise<Reference[]> {
  const { rows } = await db.pool.query<Reference>(
    `with recursive about as (
       select 'users'::regclass::oid as id
       union
       select conrelid from pg_constraint join about on confrelid = about.id
       where contype = 'f' and conparentid = 0)
     select conrelid::regclass::text as table, own.attname as column,
       confrelid::regclass::text as parent, key.attname as "parentColumn",
       case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refused' end as "onDelete"
     from pg_constraint
     join about on confrelid = about.id
     join pg_attribute own on own.attrelid = conrelid and own.attnum = any (conkey)
     join pg_attribute key on key.attrelid = confrelid and key.attnum = any (confkey)
     where contype = 'f' and conparentid = 0
     order by 1, 2`,
  )
  return rows
}

/** A condition for the rows of the table that are about candidate `$1`. */
export function isAbout(table: string, references: readonly Reference[]): string {
  if (table === 'users') return 'id = $1'
  const ways = references
    .filter((one) => one.table === table && one.parent !== table)
    .map((one) => refersTo(one, references))
  return ways.length === 0 ? 'false' : `(${ways.join(' or ')})`
}

/** The same condition for one reference. */
export const refersTo = (
  { column, parent, parentColumn }: Reference,
  references: readonly Reference[],
): string => `${column} in (select ${parentColumn} from ${parent} where ${isAbout(parent, references)})`

/** All tables; a partitioned table counts as one. */
export async function allTables({ db }: TestApp): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ name }) => name)
}
