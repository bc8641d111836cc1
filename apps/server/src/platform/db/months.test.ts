import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { sqlState } from './sql-state.ts'
import { withClient } from './with-client.ts'

const name = `months_${randomUUID().replaceAll('-', '')}`
const server = inject('testServer')
const connection = { ...server, database: name }
const log = { info() {}, warn() {}, error() {} }

const run = (text: string, values: unknown[] = [], database = name) =>
  withClient({ ...server, database }, async (client) => (await client.query<Row>(text, values)).rows)
type Row = Record<string, unknown>

const [person, agent, room] = Array.from({ length: 3 }, () => randomUUID())
const say = (seq: number, at: string) =>
  run(
    `insert into messages (id, room_id, seq, sender, sender_id, body, created_at)
     values (gen_random_uuid(), $1, $2, 'CANDIDATE', $3, '말', ${at})`,
    [room, seq, person],
  )
const note = () =>
  run(
    `insert into audit_log (at, actor, action, subject) values (now(), 'SYSTEM', 'x', 'y') returning id::int`,
  )
const rowsOf = (table: string) => run(`select to_jsonb(t) as row from ${table} t order by t::text`)
const partsOf = (table: string) =>
  run('select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1', [
    table,
  ])
const asRole = (role: string, text: string) =>
  withClient({ ...server, database: name }, async (client) => {
    await client.query(`set role ${role}`)
    return (await client.query<Row>(text)).rows
  })
const TABLES = ['messages', 'stream_events', 'profile_views', 'audit_log'] as const

beforeAll(async () => {
  await run(`create database ${name}`, [], 'postgres')
  await migrateDatabase(connection, { log })
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
  await say(1, `now() - interval '2 years'`)
  await say(2, 'now()')
  await run(
    `insert into profile_views (id, candidate_id, operator_id, role, at)
     select gen_random_uuid(), $1, $2, 'AGENT', now() - n * interval '1 month' from generate_series(0, 3) n`,
    [person, agent],
  )
  await note()
  await note()
})
afterAll(() => run(`drop database ${name} with (force)`, [], 'postgres'))

describe('[OPS-1] tables that are partitioned by month', () => {
  test.each(TABLES)('%s keeps rows of today and of years ago in its first partition', async (table) => {
    const rows = await rowsOf(table)
    expect(rows.length).toBeGreaterThan(0)
    expect(await rowsOf(`${table}_first`)).toEqual(rows)
  })

  test('no partition of the audit trail can be changed', async () => {
    await run(`insert into audit_log (at, actor, action, subject) values ('9999-01-01', 'SYSTEM', 'x', 'y')`)
    for (const part of ['audit_log_default', 'audit_log_first'])
      await expect(run(`delete from ${part}`)).rejects.toThrow('append-only')
  })

  test.each(['audit_log', 'profile_views', 'stream_events'])(
    'no month of %s is dropped while it has to be kept, whatever the caller asks for',
    async (table) => {
      await run(`select make_months($1, now() + interval '5 months', 1)`, [table])
      const parts = await partsOf(table)
      expect(await run(`select drop_months($1, 'infinity') as dropped`, [table])).toEqual([{ dropped: 0 }])
      expect(await partsOf(table)).toEqual(parts)
    },
  )

  test('a month is dropped once it need not be kept any more', async () => {
    await run(`create table stream_events_2020_01 (like stream_events including defaults including constraints);
      alter table stream_events detach partition stream_events_first;
      alter table stream_events attach partition stream_events_2020_01 for values from ('2020-01-01 00:00+00') to ('2020-02-01 00:00+00')`)
    expect(await run(`select drop_months('stream_events', '2020-01-31') as dropped`)).toEqual([
      { dropped: 0 },
    ])
    expect(await run(`select drop_months('stream_events', now()) as dropped`)).toEqual([{ dropped: 1 }])
    expect(await partsOf('stream_events')).not.toContainEqual({ part: 'stream_events_2020_01' })
  })

  test.each(['messages', 'users', 'audit_log_first', 'public.audit_log', 'offers; drop table users', null])(
    'nothing of %j is dropped',
    async (table) => {
      await expect(run(`select drop_months($1, 'infinity')`, [table])).rejects.toThrow(
        'no table whose months go',
      )
    },
  )

  test.each(['users', 'offers', null])('no partitions of %j are made', async (table) => {
    await expect(run(`select make_months($1, now(), 1)`, [table])).rejects.toThrow('no table that is parted')
  })

  test('partitions are of whole months, and one call makes a limited number of them', async () => {
    await expect(run(`select make_months('messages', now(), 0)`)).rejects.toThrow('1 to 12 months')
    expect(await run(`select make_months('messages', '9999-01-01', 12) as made`)).toEqual([{ made: 120 }])
  })

  test('a role that may not delete their rows may not make or drop partitions', async () => {
    const stranger = `stranger_${name}`
    await run(`create role ${stranger}`)
    try {
      for (const call of [`make_months('audit_log', now(), 1)`, `drop_months('audit_log', now())`])
        expect(await asRole(stranger, `select ${call}`).catch(sqlState), call).toBe('42501')
    } finally {
      await run(`drop role ${stranger}`)
    }
  })

  test('an erased person is erased from every month', async () => {
    await say(3, `now() + interval '4 months'`)
    await run(`delete from message_rooms where id = $1`, [room])
    await run(`delete from stream_heads`)
    await run(`delete from users where id = $1`, [person])
    for (const table of ['messages', 'stream_events', 'profile_views'])
      expect(await run(`select from ${table}`)).toEqual([])
  })
})
