import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readMigrations } from './known-migrations.ts'
import { migrateDatabase } from './migrate.ts'
import { sqlState } from './sql-state.ts'
import { withClient } from './with-client.ts'

const name = `months_${randomUUID().replaceAll('-', '')}`
const server = inject('testServer')
const connection = { ...server, database: name }
const log = { info() {}, warn() {}, error() {} }

const all = readMigrations()
const parting = all.findIndex((migration) => migration.name.endsWith('_month_keys'))

const run = (text: string, values: unknown[] = [], database = name) =>
  withClient({ ...server, database }, async (client) => (await client.query<Row>(text, values)).rows)
type Row = Record<string, unknown>

const [person, agent, room, device] = Array.from({ length: 4 }, () => randomUUID())
const say = (at: string, clientId: string | null = null) =>
  run(
    `insert into messages (id, room_id, sender, sender_id, body, client_id, created_at)
     values (gen_random_uuid(), $1, 'CANDIDATE', $2, '말', $3, ${at})`,
    [room, person, clientId],
  )
const note = () =>
  run(
    `insert into audit_log (at, actor, action, subject) values (now(), 'SYSTEM', 'x', 'y') returning id::int`,
  )
const rowsOf = (table: string) => run(`select to_jsonb(t) as row from ${table} t order by t::text`)
const TABLES = ['messages', 'stream_events', 'profile_views', 'audit_log'] as const

const before: Record<string, Row[]> = {}

beforeAll(async () => {
  await run(`create database ${name}`, [], 'postgres')
  await migrateDatabase(connection, { log, migrations: all.slice(0, parting) })
  await run(
    `insert into users (id, last_active_at, created_at, updated_at) values ($1, now(), now(), now())`,
    [person],
  )
  await run(
    `insert into operators (id, role, email, password_hash, name, created_at)
     values ($1, 'AGENT', 'a@agents.example', '', '정하린', now())`,
    [agent],
  )
  await run(
    `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at)
     values ($1, $2, $3, now(), now() - interval '2 years')`,
    [room, person, agent],
  )
  await say(`now() - interval '2 years'`)
  await say('now()', device)
  await run(
    `insert into profile_views (id, candidate_id, operator_id, role, at)
     select gen_random_uuid(), $1, $2, 'AGENT', now() - n * interval '1 month' from generate_series(0, 3) n`,
    [person, agent],
  )
  await note()
  await note()
  // Events are kept for a week, and of a week nothing is lost.
  await run(`delete from stream_events where at < now() - interval '6 days'`)
  for (const table of TABLES) before[table] = await rowsOf(table)
  await migrateDatabase(connection, { log })
})
afterAll(() => run(`drop database ${name} with (force)`, [], 'postgres'))

describe('[OPS-1] tables that are parted by month', () => {
  test.each(TABLES)('%s holds every row that it held, in its first part', async (table) => {
    expect(before[table]!.length).toBeGreaterThan(0)
    expect(await rowsOf(table)).toEqual(before[table])
    expect(await rowsOf(`${table}_first`)).toEqual(before[table])
  })

  test('numbers go on where they were', async () => {
    const [last] = await run('select max(id)::int as id from audit_log')
    const [next] = await note()
    expect(next!['id']).toBeGreaterThan(last!['id'] as number)
    const [{ seq } = {}] = await run('select last_seq as seq from message_rooms')
    await say('now()')
    expect(await run('select max(seq) as seq from messages')).toEqual([{ seq: Number(seq) + 1 }])
  })

  test('what a device sends again in another month is still written once', async () => {
    expect(await say(`now() + interval '2 months'`, device).catch(sqlState)).toBe('23505')
    const other = randomUUID()
    const twice = [say('now()', other), say(`now() + interval '3 months'`, other)]
    const outcomes = await Promise.allSettled(twice)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rows = await run('select tableoid::regclass::text as part from messages where client_id = $1', [
      other,
    ])
    expect(rows).toHaveLength(1)
  })

  test('no part of the trail can be changed', async () => {
    await run(`insert into audit_log (at, actor, action, subject) values ('9999-01-01', 'SYSTEM', 'x', 'y')`)
    for (const part of ['audit_log_default', 'audit_log_first'])
      await expect(run(`delete from ${part}`)).rejects.toThrow('append-only')
  })

  test('whoever is erased is erased from every month', async () => {
    await say(`now() + interval '4 months'`)
    await run(`delete from message_rooms where id = $1`, [room])
    await run(`delete from stream_heads`)
    await run(`delete from users where id = $1`, [person])
    for (const table of ['messages', 'stream_events', 'profile_views'])
      expect(await run(`select from ${table}`)).toEqual([])
  })
})
