import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

const name = `migrate_${randomUUID().replaceAll('-', '')}`
const server = inject('testServer')
const connection = { ...server, database: name }

const run = (statement: string, database = 'postgres') =>
  withClient({ ...server, database }, async (client) => (await client.query(statement)).rows as unknown[])

beforeAll(() => run(`create database ${name}`))
afterAll(() => run(`drop database ${name} with (force)`))

test('five migrators at once all succeed, and each migration runs once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection)))
  const files = readdirSync(new URL('./migrations', import.meta.url)).filter((file) => file.endsWith('.sql'))
  const applied = await run('select from drizzle.__drizzle_migrations', name)
  expect(files.length).toBeGreaterThan(2)
  expect(applied).toHaveLength(files.length)
})

test('a migrated database is left as it is', async () => {
  const tables = `select count(*)::int as count from pg_class where relkind in ('r', 'i', 'v')`
  const before = await run(tables, name)
  await migrateDatabase(connection)
  expect(await run(tables, name)).toEqual(before)
})
