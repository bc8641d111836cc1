import type { TestApp } from '../../../testing/test-app.ts'

/** A column that refers to a person, or to a row that refers to one over any number of tables. */
export type Reference = {
  table: string
  column: string
  parent: string
  parentColumn: string
  /** What becomes of the row when the row it refers to is deleted. */
  onDelete: 'cascade' | 'set null' | 'refused'
}

/** Every such column, as the foreign keys of the database say it. */
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

/** Which rows of the table are about the person `$1`, over these references, as a condition. */
export function isAbout(table: string, references: readonly Reference[]): string {
  if (table === 'users') return 'id = $1'
  const ways = references
    .filter((one) => one.table === table && one.parent !== table)
    .map((one) => refersTo(one, references))
  return ways.length === 0 ? 'false' : `(${ways.join(' or ')})`
}

/** The same over one of them. */
export const refersTo = (
  { column, parent, parentColumn }: Reference,
  references: readonly Reference[],
): string => `${column} in (select ${parentColumn} from ${parent} where ${isAbout(parent, references)})`

/** Every table of ours, each that is parted by time as one. */
export async function allTables({ db }: TestApp): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ name }) => name)
}
