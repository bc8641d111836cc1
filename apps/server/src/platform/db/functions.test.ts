import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type { Queries } from './queries.ts'
import { test } from './testing/test-database.ts'

const folder = new URL('./functions/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace(/\.sql$/, ''))
const textOf = (name: string) => readFileSync(new URL(`${name}.sql`, folder), 'utf8')

type Definition = { name: string; text: string; xmin: string }

/** All functions and triggers of ours. `xmin` changes when one is replaced, even by the same text. */
async function definitions(tx: Queries): Promise<Definition[]> {
  const { rows } = await tx.$client.query<Definition>(`
    select proname as name, pg_get_functiondef(oid) || coalesce(proacl::text, '') as text, xmin::text
    from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select tgfoid::regproc::text, pg_get_triggerdef(oid), xmin::text
    from pg_trigger where not tgisinternal and tgparentid = 0
    order by text`)
  return rows
}

/** The definitions before and after these files run, and which of them the files replace. Undone afterwards. */
async function run(tx: Queries, files: readonly string[]) {
  const before = await definitions(tx)
  await tx.$client.query('savepoint files')
  for (const name of files) await tx.$client.query(textOf(name))
  const after = await definitions(tx)
  await tx.$client.query('rollback to savepoint files')
  const kept = new Set(before.map(({ text, xmin }) => xmin + text))
  const isReplaced = ({ text, xmin }: Definition) => !kept.has(xmin + text)
  return { before, after, isReplaced }
}

describe('functions/ is what the migrations made', () => {
  test.for(names)('%s.sql: this function and its triggers, as the file says', async (name, { db }) => {
    await db.transaction(async (tx) => {
      const { before, after, isReplaced } = await run(tx, [name])
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
      const replaced = after.filter(isReplaced).map((definition) => definition.name)
      expect(new Set(replaced)).toEqual(new Set([name]))
    })
  })

  test('every function and trigger has its file', async ({ db }) => {
    await db.transaction(async (tx) => {
      const { after, isReplaced } = await run(tx, names)
      expect(after.filter((definition) => !isReplaced(definition))).toEqual([])
    })
  })

  test.for(names)('%s.sql begins with what it is for', (name) => {
    expect(textOf(name)).toMatch(/^-- [A-Z]/)
  })
})

test('ARCHITECTURE.md lists every table with its triggers', async ({ db }) => {
  const architecture = readFileSync(new URL('../../../../../ARCHITECTURE.md', import.meta.url), 'utf8')
  const { rows } = await db.pool.query<{ table: string; function: string }>(
    `select distinct tgrelid::regclass::text as table, tgfoid::regproc::text as function
     from pg_trigger where not tgisinternal and tgparentid = 0`,
  )
  const listed = architecture.split('\n').filter((line) => line.startsWith('| `'))
  for (const made of rows)
    expect(
      listed.some((line) => line.includes(`\`${made.table}\``) && line.includes(`\`${made.function}\``)),
      `${made.table}: ${made.function}`,
    ).toBe(true)
})
