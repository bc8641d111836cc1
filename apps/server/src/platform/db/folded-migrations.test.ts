import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { noteApplied, readMigrations } from './known-migrations.ts'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

const log = { info() {}, warn() {}, error() {} }
const server = inject('testServer')
const all = readMigrations()
const [baseline, words, indexes] = all as [(typeof all)[0], ...typeof all]
const later = all.slice(1).map(({ name }) => name)

let name = ''
const connection = () => ({ ...server, database: name })
const administer = (statement: string) =>
  withClient({ ...server, database: 'postgres' }, (client) => client.query(statement))

beforeEach(() => administer(`create database ${(name = `folded_${randomUUID().replaceAll('-', '')}`)}`))
afterEach(() => administer(`drop database ${name} with (force)`))

/** The tables as these migrations leave them, and a list of applied ones as earlier commits wrote it. */
async function databaseAt(migrations: typeof all, applied: readonly number[]): Promise<void> {
  await migrateDatabase(connection(), { log, migrations })
  await withClient(connection(), async (client) => {
    await client.query('delete from drizzle.__drizzle_migrations')
    for (const when of applied) await noteApplied(client, { ...baseline, when, hash: 'of an earlier commit' })
  })
}
const migrate = () => migrateDatabase(connection(), { log })

describe('[OPS-1] a database that earlier commits migrated one by one', () => {
  const [old, older] = [baseline.when - 1, baseline.when - 2]

  test('up to release a86f1f8 goes on from the baseline', async () => {
    await databaseAt([baseline], [older, old, baseline.when])
    expect(await migrate()).toEqual(later)
    expect(await migrate()).toEqual([])
  })

  test('up to the last of them has nothing to do', async () => {
    const between = [baseline.when + 1, words!.when - 1]
    await databaseAt(all, [older, old, baseline.when, ...between, words!.when, indexes!.when])
    expect(await migrate()).toEqual(all.slice(3).map((migration) => migration.name))
  })

  test.for([
    ['before that release', [older, old], 'a86f1f83'],
    ['in the middle of what follows it', [older, old, baseline.when, baseline.when + 1], '821d4f84'],
  ] as const)('%s is told which commit to go through, and stays as it is', async ([, applied, commit]) => {
    await databaseAt([], applied)
    await expect(migrate()).rejects.toThrow(
      `먼저 커밋 ${commit}의 버전에서 \`npm run migrate\`나 \`npm start\`를 한 번 실행해 주세요.`,
    )
    await withClient(connection(), async (client) => {
      const { rows } = await client.query(
        'select created_at::float8 as when from drizzle.__drizzle_migrations',
      )
      expect(rows.map((row: { when: number }) => row.when)).toEqual(applied)
    })
  })
})
