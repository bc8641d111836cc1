import { readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect } from 'vitest'
import { readMigrations } from './known-migrations.ts'
import { test as base } from './testing/test-database.ts'

const files = readdirSync(new URL('./schema', import.meta.url)).map((file) => file.replace(/\.ts$/, ''))
const modules = await Promise.all(files.map((file) => import(`./schema/${file}.ts`) as Promise<object>))
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
const casing = new CasingCache('snake_case')

type Column = { table_name: string; column_name: string; is_nullable: 'YES' | 'NO' }

const test = base.extend('columns', { scope: 'file' }, async ({ db }) => {
  const { rows } = await db.pool.query<Column>(
    `select table_name, column_name, is_nullable from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and not (select relispartition from pg_class where oid = table_name::regclass)`,
  )
  return rows
})

describe('the migrations make what the schema says', () => {
  test('the same tables', ({ columns }) => {
    const made = new Set(columns.map((column) => column.table_name))
    expect([...made].toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted())
  })

  test.for(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s: the same columns',
    ([name, table], { columns }) => {
      const said = getTableConfig(table).columns.map((column) => [
        casing.getColumnCasing(column),
        !column.notNull,
      ])
      const made = columns
        .filter((column) => column.table_name === name)
        .map((column) => [column.column_name, column.is_nullable === 'YES'])
      expect(Object.fromEntries(made)).toEqual(Object.fromEntries(said))
    },
  )

  test('one snapshot stands beside them, of the newest', () => {
    const meta = readdirSync(new URL('./migrations/meta', import.meta.url))
    const newest = readMigrations().at(-1)!.name.slice(0, 4)
    expect(meta.toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
  })

  test('no column can hold an identity number', ({ columns }) => {
    const names = columns.map((column) => column.column_name)
    expect(names.filter((name) => /identity|resident|rrn|jumin/.test(name))).toEqual([])
  })
})
