import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { askBytes } from './ask-bytes.ts'
import { connectDatabase, type ConnectOptions, type Database } from './connect.ts'
import { test as base } from './testing/test-database.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** One connection to the test's database, so that each question meets what the one before has left. */
const test = base.extend('single', async ({ db }, { onCleanup }) => {
  const opened: Database[] = []
  onCleanup(async () => void (await Promise.all(opened.map((one) => one.close()))))
  return (options: Partial<ConnectOptions> = {}) => {
    const other = connectDatabase({ connection: db.connection, log: quiet, max: 1, ...options })
    opened.push(other)
    return other
  }
})

const askText = async (...question: Parameters<typeof askBytes>) => String(await askBytes(...question))
const greet = (name: string) => ({ name: 'greet', text: `select $1 || ' 님'`, values: [name] })
const prepared = ({ pool }: Database) =>
  pool.query<{ name: string }>('select name from pg_prepared_statements').then(({ rows }) => rows)

test('a text is asked for by a statement that is prepared once', async ({ single }) => {
  const db = single()
  expect(await askText(db.pool, greet('한지우'))).toBe('한지우 님')
  expect(await askText(db.pool, greet('홍서호'))).toBe('홍서호 님')
  expect(await prepared(db)).toEqual([{ name: 'greet' }])
})

test('the first answer of a connection and those after it are the same bytes', async ({ single }) => {
  const { pool } = single()
  const first = await askBytes(pool, greet('한지우'))
  await pool.query('select 1')
  const later = await askBytes(pool, greet('한지우'))
  expect([first.equals(later), String(later)]).toEqual([true, '한지우 님'])
})

test('questions that wait for one connection each get their own answer', async ({ single }) => {
  const { pool } = single()
  const people = Array.from({ length: 20 }, (_, place) => `사람${place}`)
  expect(await Promise.all(people.map((name) => askText(pool, greet(name))))).toEqual(
    people.map((name) => `${name} 님`),
  )
})

test('a text longer than what PostgreSQL sends at once comes whole', async ({ single }) => {
  const long = '가'.repeat(50_000)
  expect(await askText(single().pool, greet(long))).toBe(`${long} 님`)
})

test('inside a transaction it reads what the transaction wrote', async ({ single }) => {
  const { transaction } = single()
  const seen = await transaction(async ({ $client }) => {
    await $client.query('create temporary table said (word text) on commit drop')
    await $client.query(`insert into said values ('안녕하세요')`)
    return askText($client, { name: 'said', text: 'select word from said', values: [] })
  })
  expect(seen).toBe('안녕하세요')
})

test('a statement that fails, while it is prepared or later, fails alone', async ({ single }) => {
  // The pool gives up a connection that failed. Whoever holds one goes on with it.
  const client = await single().pool.connect()
  const wrong = { name: 'wrong', text: 'select nothing from nowhere', values: [] }
  const halved = (by: string) => ({ name: 'halved', text: 'select (8 / $1::int)::text', values: [by] })
  for (const turn of [1, 2]) {
    await expect(askText(client, wrong), `${turn}`).rejects.toMatchObject({ code: '42P01' })
    await expect(askText(client, halved('0')), `${turn}`).rejects.toMatchObject({ code: '22012' })
    expect(await askText(client, halved('2')), `${turn}`).toBe('4')
  }
  client.release()
})

test('[OPS-1] behind a pooler no statement is left in the session', async ({ db, single }) => {
  const pooled = single({ direct: db.connection })
  expect(await askText(pooled.pool, greet('한지우'))).toBe('한지우 님')
  expect(await askText(pooled.pool, greet('홍서호'))).toBe('홍서호 님')
  expect(await prepared(pooled)).toEqual([])
})

test('a line that is lost fails its question, and the next one has another', async ({ db, single }) => {
  const { pool } = single()
  const slow = { name: 'slow', text: 'select pg_sleep(20)::text', values: [] }
  const lost = askText(pool, slow).catch((error: unknown) => error)
  const sleeping = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(20)::text'`
  while ((await db.pool.query(sleeping)).rowCount === 0) await sleep(10)
  expect(await lost).toMatchObject({ code: '57P01' })
  expect(await askText(pool, greet('한지우'))).toBe('한지우 님')
})
