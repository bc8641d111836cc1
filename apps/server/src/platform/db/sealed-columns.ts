import type { Queries } from './queries.ts'

/** A table with encrypted columns, read from the catalogue so that new columns are included. */
export type SealedTable = {
  readonly name: string
  /** Columns of the primary key. */
  readonly key: readonly { readonly column: string; readonly type: string }[]
  readonly columns: readonly string[]
}

/** All columns that end in `_sealed`, except the canary's, which is re-encrypted last. */
export async function sealedTables(db: Queries): Promise<SealedTable[]> {
  const { rows } = await db.$client.query<SealedTable>(
    String.raw`select t.relname as name,
       (select jsonb_agg(jsonb_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
        where i.indrelid = t.oid and i.indisprimary) as key,
       sealed.columns
     from pg_class t
     cross join lateral (select array_agg(a.attname::text order by a.attnum) as columns from pg_attribute a
                         where a.attrelid = t.oid and a.attname like '%\_sealed' and not a.attisdropped) sealed
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and sealed.columns is not null and t.relname <> 'key_canary'
     order by t.relname`,
  )
  return rows
}

export type SealedRow = { readonly key: readonly string[]; readonly texts: readonly (string | null)[] }

/** All rows of a table in pages, in the order of the primary key. */
export async function* sealedPages(
  db: Queries,
  { name, key }: SealedTable,
  columns: readonly string[],
  limit: number,
): AsyncGenerator<SealedRow[]> {
  const keys = key.map(({ column }) => column).join(', ')
  const places = key.map(({ type }, at) => `$${at + 1}::${type}`).join(', ')
  const shown = key.map(({ column }) => `${column}::text`).join(', ')
  let after: readonly string[] | undefined
  for (;;) {
    const { rows } = await db.$client.query<SealedRow>(
      `select array[${shown}] as key, array[${columns.join(', ')}] as texts from ${name}
       ${after ? `where (${keys}) > (${places})` : ''} order by ${keys} limit ${limit}`,
      after ? [...after] : [],
    )
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)!.key
  }
}

export type ChangedRow = SealedRow & { readonly changed: readonly (string | null)[] }

/** Compare-and-set: replaces texts that are still as they were read. Returns the number of changed rows. */
export async function replaceTexts(
  db: Queries,
  { name, key }: SealedTable,
  columns: readonly string[],
  rows: readonly ChangedRow[],
): Promise<number> {
  const given = [
    ...key.map((_, at) => ({ column: `key_${at}`, values: rows.map((row) => row.key[at]) })),
    ...columns.map((column, at) => ({ column: `old_${column}`, values: rows.map(({ texts }) => texts[at]) })),
    ...columns.map((column, at) => ({
      column: `new_${column}`,
      values: rows.map(({ changed }) => changed[at]),
    })),
  ]
  const { rowCount } = await db.$client.query(
    `update ${name} set ${columns.map((column) => `${column} = given.new_${column}`).join(', ')}
     from unnest(${given.map((_, at) => `$${at + 1}::text[]`).join(', ')})
       as given (${given.map(({ column }) => column).join(', ')})
     where ${key.map(({ column, type }, at) => `${name}.${column} = given.key_${at}::${type}`).join(' and ')}
       and ${columns.map((column) => `${name}.${column} is not distinct from given.old_${column}`).join(' and ')}`,
    given.map(({ values }) => values),
  )
  return rowCount ?? 0
}
