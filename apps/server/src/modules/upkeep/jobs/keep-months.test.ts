import { describe, expect } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { withClient } from '../../../platform/db/with-client.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { keepMonthsJob } from './keep-months.ts'

// Later than the machine's clock, with which the first partitions were made.
const test = serverTest({ clock: createTestClock('2031-01-31T23:30:00+09:00') })

/** Lifts the database's own limit for dropping months, which uses its own clock. */
const forgetClock = (server: TestApp) =>
  query(
    server,
    `create or replace function months_droppable_until(grown text) returns timestamptz language sql
       as $$ select timestamptz 'infinity' $$`,
  )

const BY_MONTH = ['stream_events', 'profile_views', 'audit_log']

const run = (server: TestApp, more: Partial<Deps> = {}) => keepMonthsJob.run({ ...server.deps, ...more })
const query = async (server: TestApp, text: string, values: unknown[] = []) =>
  (await server.db.pool.query<Record<string, unknown>>(text, values)).rows

/** The partitions of a table with their upper bounds, in order. */
const partsOf = async (server: TestApp, table: string) =>
  (
    await query(
      server,
      `select inhrelid::regclass::text as name, month_ends(inhrelid) as ends from pg_inherits
       where inhparent = $1::regclass order by ends`,
      [table],
    )
  ).map(({ name, ends }) => ({ name: name as string, ends: ends as Date | null }))

const note = (server: TestApp, at: Date | string) =>
  query(
    server,
    `insert into audit_log (at, actor, action, subject) values ($1, 'SYSTEM', 'test', 'test') returning id`,
    [at],
  )
const placeOf = async (server: TestApp, at: string) =>
  (await query(server, 'select tableoid::regclass::text as name from audit_log where at = $1', [at]))[0]?.[
    'name'
  ]

describe('[OPS-1] monthly partitions', () => {
  test('are made ahead without gaps, in UTC', async ({ server, clock }) => {
    await run(server)
    for (const table of BY_MONTH) {
      const parts = await partsOf(server, table)
      expect(parts.at(-1)).toEqual({ name: `${table}_default`, ends: null })
      expect(parts.at(-2)).toEqual({ name: `${table}_2031_04`, ends: new Date('2031-05-01T00:00:00Z') })
    }
    const made = await partsOf(server, 'audit_log')
    await run(server)
    expect(await partsOf(server, 'audit_log')).toEqual(made)
    clock.set('2031-02-01T00:10:00+09:00')
    await run(server)
    expect((await partsOf(server, 'audit_log')).at(-2)!.name).toBe('audit_log_2031_04')
  })

  test('are a year long for messages, which are kept', async ({ server }) => {
    const parts = await partsOf(server, 'messages')
    const ends = parts.flatMap((part) => part.ends ?? [])
    expect(ends.at(-1)!.getTime()).toBeGreaterThanOrEqual(Date.parse('2031-05-01T00:00:00Z'))
    const months = ends.map((at) => at.getUTCFullYear() * 12 + at.getUTCMonth())
    expect(new Set(months.slice(1).map((month, place) => month - months[place]!))).toEqual(new Set([12]))
  })

  const BOUNDS = [
    ['2031-02-28T23:59:59.999Z', 'audit_log_2031_02'],
    ['2031-03-01T00:00:00.000Z', 'audit_log_2031_03'],
    ['2031-04-01T08:59:59.999+09:00', 'audit_log_2031_03'],
    ['2031-04-01T09:00:00.000+09:00', 'audit_log_2031_04'],
  ] as const

  test('hold the rows of their month, exact to the millisecond', async ({ server }) => {
    for (const [at] of BOUNDS) await note(server, at)
    const places = []
    for (const [at] of BOUNDS) places.push([at, await placeOf(server, at)])
    expect(places).toEqual(BOUNDS)
  })

  test('take over rows that were written before their month was made', async ({ server, clock }) => {
    clock.set('2031-09-10T12:00:00+09:00')
    await note(server, '2031-07-15T00:00:00Z')
    await note(server, '2031-09-10T03:00:00Z')
    expect(await placeOf(server, '2031-07-15T00:00:00Z')).toBe('audit_log_default')
    await run(server)
    expect(await placeOf(server, '2031-07-15T00:00:00Z')).toBe('audit_log_2031_05')
    expect(await placeOf(server, '2031-09-10T03:00:00Z')).toBe('audit_log_2031_05')
    expect(await query(server, 'select from audit_log_default')).toEqual([])
    await note(server, '2031-10-01T00:00:00Z')
    expect(await placeOf(server, '2031-10-01T00:00:00Z')).toBe('audit_log_2031_10')
  })

  test('are dropped when all of their rows are too old; messages stay', async ({ server, clock }) => {
    await forgetClock(server)
    clock.set('2033-09-30T23:59:59.999+09:00')
    await run(server)
    const names = async (table: string) => (await partsOf(server, table)).map(({ name }) => name)
    const before = await names('messages')
    // Events are kept a week, access records two years.
    expect((await names('stream_events'))[0]).toBe('stream_events_2033_09')
    expect((await names('audit_log'))[0]).toBe('audit_log_2031_05')
    clock.set('2033-10-02T12:00:00+09:00')
    await run(server)
    expect((await names('audit_log'))[0]).toBe('audit_log_2031_10')
    expect(await placeOf(server, '2031-09-10T03:00:00Z')).toBeUndefined()
    expect(await placeOf(server, '2031-10-01T00:00:00Z')).toBe('audit_log_2031_10')
    expect((await names('messages')).slice(0, 2)).toEqual(before.slice(0, 2))
    expect(before[0]).toBe('messages_first')
  })

  test('are made once by concurrent processes', async ({ server, clock }) => {
    clock.set('2034-03-01T12:00:00+09:00')
    await Promise.all([run(server), run(server), run(server)])
    expect((await partsOf(server, 'profile_views')).at(-2)!.name).toBe('profile_views_2034_05')
  })

  test('wait for a lock on the table without blocking others', async ({ server, clock }) => {
    clock.set('2034-08-01T12:00:00+09:00')
    await withClient(server.db.connection, async (holder) => {
      await holder.query('begin; lock table stream_events_default in access share mode')
      const rests: number[] = []
      await run(server, {
        async pause(ms) {
          rests.push(ms)
          await holder.query('commit')
        },
      })
      expect(rests).toEqual([1_000])
    })
    expect((await partsOf(server, 'stream_events')).at(-2)!.name).toBe('stream_events_2034_10')
  })
})
