import type { Json } from '../proof.ts'

/** The number of rows of every table, and a checksum that does not depend on their order. */

type Tables = Map<string, { rows: number; sum: string }>

export async function readTables(ask: (text: string, values?: unknown[]) => Promise<Json[]>) {
  const tables = await ask(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  const found: Tables = new Map()
  for (const { name } of tables) {
    const [read] = await ask(
      `select count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line), '')) as sum
       from (select md5(t::text) as line from ${name} t) lines`,
    )
    found.set(name, read)
  }
  return found
}

/** The names of the tables that differ. */
export const differing = (one: Tables, other: Tables) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name)?.sum !== other.get(name)?.sum)

export const rowsIn = (tables: Tables) => [...tables.values()].reduce((sum, { rows }) => sum + rows, 0)
