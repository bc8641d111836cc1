import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Queries } from './queries.ts'
import { surveyQuestions } from './schema/desk.ts'
import { sqlState } from './sql-state.ts'
import { test, type TestDatabase } from './testing/test-database.ts'
import { beforeCommit } from './transaction.ts'

test.beforeAll(async ({ db }) => {
  await db.pool.query('create table purses (name text primary key, coins int not null)')
  await db.pool.query(`insert into purses values ('a', 100), ('b', 100)`)
})

const coins = async (db: TestDatabase) =>
  (await db.pool.query('select name, coins from purses order by name')).rows

/** Reads, then writes: without serializable isolation concurrent ones would lose an update. */
const increment = (db: TestDatabase) =>
  db.transaction(
    async ({ $client }) => {
      const { rows } = await $client.query<{ coins: number }>(`select coins from purses where name = 'a'`)
      await $client.query(`update purses set coins = $1 where name = 'a'`, [rows[0]!.coins + 1])
    },
    { isolation: 'serializable' },
  )

type Step = PromiseWithResolvers<void>

/** Locks one purse, waits until the other payment has locked the other, then takes its lock: a deadlock. */
const pay = (db: TestDatabase, from: string, to: string, mine: Step, theirs: Step) =>
  db.transaction(async ({ $client }) => {
    await $client.query('update purses set coins = coins - 1 where name = $1', [from])
    mine.resolve()
    await theirs.promise
    await $client.query('update purses set coins = coins + 1 where name = $1', [to])
  })

describe('a transaction', () => {
  test('with `plansOnce` leaves the connection’s settings unchanged', async ({ db }) => {
    const plans = async ({ $client }: Queries) => {
      const { rows } = await $client.query<{ mode: string }>(
        `select current_setting('plan_cache_mode') as mode`,
      )
      return rows[0]!.mode
    }
    expect(await db.transaction(plans, { plansOnce: true })).toBe('force_generic_plan')
    expect(await db.transaction(plans)).toBe('auto')
  })

  test('runs `beforeCommit` work last and once; outside of a transaction at once', async ({ db }) => {
    const done: string[] = []
    const end = async () => void done.push('end')
    await db.transaction(async (tx) => {
      await beforeCommit(tx, end)
      done.push('work')
    })
    await beforeCommit(db.drizzle, end)
    expect(done).toEqual(['work', 'end', 'end'])
    const failed = db.transaction(async (tx) => {
      await beforeCommit(tx, end)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(done).toHaveLength(3)
  })

  test('is rolled back when the work fails', async ({ db }) => {
    const work = db.transaction(async (tx) => {
      await tx.insert(surveyQuestions).values({ code: 'Q9', question: '?' })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await db.drizzle.select().from(surveyQuestions)).toEqual([])
  })

  test('does not report success when a query failed and the failure was swallowed', async ({ db }) => {
    const work = db.transaction(async (tx) => {
      await tx.$client.query('select 1 / 0').catch(() => {})
      return 'done'
    })
    await expect(work).rejects.toThrow('nothing was saved')
  })

  test('is repeated after a serialization failure: no concurrent increment is lost', async ({ db }) => {
    const [{ coins: before }] = await coins(db)
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => increment(db)))
    const [{ coins: after }] = await coins(db)
    expect(results.map((result) => result.status)).toEqual(Array(4).fill('fulfilled'))
    expect(after - before).toBe(4)
  })

  test('runs again when it was the victim of a deadlock', async ({ db }) => {
    db.deadlocks.areExpected = true
    const before = await coins(db)
    const [one, other]: Step[] = [Promise.withResolvers(), Promise.withResolvers()]
    await Promise.all([pay(db, 'a', 'b', one!, other!), pay(db, 'b', 'a', other!, one!)])
    expect(await coins(db)).toEqual(before)
  })

  test('fails alone when its connection is cut', async ({ db }) => {
    const cut = db.transaction(({ $client }) =>
      $client.query('select pg_terminate_backend(pg_backend_pid())'),
    )
    expect(sqlState(await cut.catch((error: unknown) => error))).toBe('57P01')
    await expect(db.transaction(({ $client }) => $client.query('select 1'))).resolves.toMatchObject({
      rowCount: 1,
    })
  })

  test('[OPS-1] closes the connection to a read-only server', async ({ db }) => {
    const pids = new Set<number>()
    const write = () =>
      db.transaction(async ({ $client }) => {
        const { rows } = await $client.query<{ pid: number }>('select pg_backend_pid() as pid')
        pids.add(rows[0]!.pid)
        await $client.query('set transaction read only')
        await $client.query(`update purses set coins = coins where name = 'a'`)
      })
    for (let turn = 0; turn < 3; turn++)
      expect(sqlState(await write().catch((error: unknown) => error))).toBe('25006')
    expect(pids.size).toBe(3)
  })

  test('a connection that breaks between queries does not end the process', async ({ db }) => {
    const handedOver = Promise.withResolvers<void>()
    db.pool.connect((_error, client, release) => {
      client!.emit('error', new Error('cut'))
      release(true)
      handedOver.resolve()
    })
    await handedOver.promise
    await expect(db.transaction(({ $client }) => $client.query('select 1'))).resolves.toMatchObject({
      rowCount: 1,
    })
  })

  test('does not retry other errors, and throws them', async ({ db }) => {
    let runs = 0
    const work = db.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`insert into purses values ('a', 1)`)
    })
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('23505')
    expect(runs).toBe(1)
  })
})

describe('values from plain SQL', () => {
  test('whole numbers are numbers, days are text, moments are dates', async ({ db }) => {
    const { rows } = await db.pool.query(
      `select 7::bigint as whole, 9007199254740993::bigint as huge, date '2026-11-15' as day,
        timestamptz '2026-11-15 09:00+09' as moment`,
    )
    expect(rows).toEqual([
      { whole: 7, huge: 9007199254740993n, day: '2026-11-15', moment: new Date('2026-11-15T00:00:00Z') },
    ])
  })
})
