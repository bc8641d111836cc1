import { expect, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { connectDatabase } from './connect.ts'
import type { DatabaseLog } from './log.ts'
import { createTestDatabase, test as base, type TestDatabase } from './testing/test-database.ts'
import { withClient } from './with-client.ts'

/** A database, and another one in place of its replica: the database's name shows which of them was read. */
const test = base
  .extend('standIn', { scope: 'file' }, async ({}, { onCleanup }) => {
    const standIn = await createTestDatabase()
    onCleanup(() => standIn.drop())
    return standIn
  })
  .extend('reading', async ({ db, standIn }, { onCleanup }) => {
    const log = { info: vi.fn<DatabaseLog['info']>(), warn: vi.fn<DatabaseLog['warn']>(), error() {} }
    const connected = connectDatabase({ connection: db.connection, replica: standIn.connection, log })
    onCleanup(() => connected.close())
    const where = async () => {
      const { rows } = await connected.replica.$client.query<{ name: string }>(
        'select current_database() as name',
      )
      return rows[0]!.name === nameOf(standIn) ? 'replica' : 'primary'
    }
    return { ...connected, log, where }
  })

const nameOf = ({ connection }: TestDatabase) => connection.database!

/** Refuses new connections and ends the open ones. */
const shut = (it: TestDatabase) => administer(it, 'false')
const open = (it: TestDatabase) => administer(it, 'true')
const administer = (it: TestDatabase, isOpen: string) =>
  withClient({ ...it.connection, database: 'postgres' }, async (client) => {
    await client.query(`alter database ${nameOf(it)} allow_connections ${isOpen}`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      nameOf(it),
    ])
  })

test('[OPS-1] without a replica everything is read from the primary', async ({ db }) => {
  const { rows } = await db.replica.$client.query('select current_database() as name')
  expect(rows).toEqual([{ name: nameOf(db) }])
})

test('[OPS-1] reads that may be a second old come from the replica, all others do not', async ({
  db,
  reading,
}) => {
  await vi.waitFor(async () => expect(await reading.where()).toBe('replica'), PATIENT)
  const { rows } = await reading.drizzle.$client.query('select current_database() as name')
  expect(rows).toEqual([{ name: nameOf(db) }])
  const inside = await reading.transaction(({ $client }) =>
    $client.query('select current_database() as name'),
  )
  expect(inside.rows).toEqual([{ name: nameOf(db) }])
})

test('[OPS-1] when the replica dies, reads go to the primary without an error until it is back; each is logged once', async ({
  standIn,
  reading,
}) => {
  await vi.waitFor(async () => expect(await reading.where()).toBe('replica'), PATIENT)
  reading.log.info.mockClear()
  try {
    await shut(standIn)
    const answers = await Promise.all(Array.from({ length: 20 }, reading.where))
    expect([...new Set(answers)]).toEqual(['primary'])
    expect(reading.log.warn.mock.calls.filter(([, said]) => said.includes('복제본'))).toEqual([
      [{ err: expect.any(Error) }, '읽기용 복제본이 멈췄거나 뒤처져서 주 데이터베이스에서 읽어요.'],
    ])
  } finally {
    await open(standIn)
  }
  await vi.waitFor(async () => expect(await reading.where()).toBe('replica'), PATIENT)
  expect(reading.log.info.mock.calls).toEqual([[{}, '읽기용 복제본에서 읽어요.']])
})

test('an invalid query fails on the replica and is not repeated on the primary', async ({ reading }) => {
  await vi.waitFor(async () => expect(await reading.where()).toBe('replica'), PATIENT)
  await expect(reading.replica.$client.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(reading.log.warn).not.toHaveBeenCalled()
})
