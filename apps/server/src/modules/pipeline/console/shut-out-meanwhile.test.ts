import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { type BoardWorld, test } from '../testing/board-world.ts'

type Recruiter = Awaited<ReturnType<BoardWorld['recruiter']>>

/** Long enough for the second transaction to reach the lock that the first one holds. */
const MEANWHILE_MS = 150

/** Stars somebody in a transaction that stays open while the other statement runs. */
async function starredWhile(
  world: BoardWorld,
  mine: Recruiter,
  candidateId: string,
  other: () => Promise<unknown>,
) {
  const client = await world.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'insert into people_marks (company_id, candidate_id, starred_at, starred_by) values ($1, $2, $3, $4)',
      [mine.companyId, candidateId, world.clock(), mine.operatorId],
    )
    const done = other()
    await Promise.race([done, sleep(MEANWHILE_MS)])
    await client.query('commit')
    await done
  } finally {
    client.release()
  }
}

/** Keeps the other statement's transaction open while somebody is starred. */
async function starredAfter(
  world: BoardWorld,
  mine: Recruiter,
  candidateId: string,
  other: string,
  values: unknown[],
) {
  const client = await world.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(other, values)
    await client.query('set constraints all immediate')
    const starred = world.star(mine, candidateId).execute()
    await Promise.race([starred, sleep(MEANWHILE_MS)])
    await client.query('commit')
    await starred
  } finally {
    client.release()
  }
}

const BLOCK = `insert into blocks (candidate_id, company_key) select $1, key from companies where id = $2`
const NAME = `insert into company_aliases (company_id, name, key) values ($1, '새이름', '새이름')`

describe('[BIZ-11] no card for a candidate who is starred at the same time as they', () => {
  test('shut the company out', async ({ world }) => {
    const mine = await world.recruiter()
    const [first, second] = [await world.candidate(), await world.candidate()]
    await starredWhile(world, mine, first.userId, () =>
      world.db.pool.query(BLOCK, [first.userId, mine.companyId]),
    )
    await starredAfter(world, mine, second.userId, BLOCK, [second.userId, mine.companyId])
    expect([await world.row(first.userId), await world.row(second.userId)]).toEqual([undefined, undefined])
    expect((await world.board(mine)).total).toBe(0)
  })

  test('leave', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    await starredWhile(world, mine, person.userId, () => world.leave(person.token))
    expect(await world.row(person.userId)).toBeUndefined()
  })

  test('are shut out by a new name of the company', async ({ world }) => {
    const mine = await world.recruiter()
    const [first, second] = [await world.candidate(), await world.candidate()]
    await world.db.pool.query(
      `insert into blocks (candidate_id, company_key) select unnest($1::uuid[]), '새이름'`,
      [[first.userId, second.userId]],
    )
    await starredWhile(world, mine, first.userId, () => world.db.pool.query(NAME, [mine.companyId]))
    await world.db.pool.query('delete from company_aliases where company_id = $1', [mine.companyId])
    await starredAfter(world, mine, second.userId, NAME, [mine.companyId])
    expect([await world.row(first.userId), await world.row(second.userId)]).toEqual([undefined, undefined])
  })
})

describe('[BIZ-10] the board does not show a candidate who hides while being starred', () => {
  const HIDE = 'update users set is_active = false where id = $1'

  test('in either order', async ({ world }) => {
    const mine = await world.recruiter()
    const [first, second] = [await world.candidate(), await world.candidate()]
    await starredWhile(world, mine, first.userId, () => world.db.pool.query(HIDE, [first.userId]))
    await starredAfter(world, mine, second.userId, HIDE, [second.userId])
    expect(await world.row(first.userId)).toMatchObject({ stage: 'SAVED' })
    expect(await world.row(second.userId)).toMatchObject({ stage: 'SAVED' })
    expect((await world.board(mine)).total).toBe(0)
  })
})
