import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { coffeechats } from './schema/coffeechats.ts'
import { offers } from './schema/offers.ts'
import { sqlState } from './sql-state.ts'
import { test as base } from './testing/test-database.ts'
import { addCandidate, addCompany, addOffer, addOperator } from './testing/test-rows.ts'

const test = base.extend('parties', async ({ db }) => {
  const companyId = await addCompany(db.drizzle)
  const operatorId = await addOperator(db.drizzle, companyId)
  return { companyId, operatorId, candidateId: await addCandidate(db.drizzle) }
})

const now = new Date('2026-11-11T00:00:00Z')
const refused = { status: 'REFUSED', decidedAt: now } as const
const matched = { status: 'MATCHED', decidedAt: now, selectedAt: now } as const
const expired = { status: 'EXPIRED', decidedAt: now } as const
const inParallel = (work: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: 20 }, work)).then((results) => ({
    done: results.filter((result) => result.status === 'fulfilled').length,
    failures: new Set(
      results.flatMap((result) => (result.status === 'rejected' ? [sqlState(result.reason)] : [])),
    ),
  }))

describe('one open offer', () => {
  test('[TRUST-7] of twenty concurrent offers by one company to one candidate, one is stored', async ({
    db,
    parties,
  }) => {
    const sent = await inParallel(() => addOffer(db.drizzle, parties))
    expect(sent).toEqual({ done: 1, failures: new Set(['23505']) })
  })

  test.for([
    ['answered', refused],
    ['expired', expired],
    ['taken back', { undoneAt: now }],
  ] as const)('[TRUST-7] the next can be sent once the last is %s', async ([, change], { db, parties }) => {
    const first = await addOffer(db.drizzle, parties)
    await db.drizzle.update(offers).set(change).where(eq(offers.id, first))
    await expect(addOffer(db.drizzle, parties)).resolves.toEqual(expect.any(String))
  })

  test('[TRUST-7] another company can send one meanwhile', async ({ db, parties }) => {
    await addOffer(db.drizzle, parties)
    const companyId = await addCompany(db.drizzle)
    const other = { ...parties, companyId, operatorId: await addOperator(db.drizzle, companyId) }
    await expect(addOffer(db.drizzle, other)).resolves.toEqual(expect.any(String))
  })
})

describe('a decided offer', () => {
  test.for([refused, matched, expired])('[OFR-1] stays $status', async (became, { db, parties }) => {
    const id = await addOffer(db.drizzle, parties)
    const set = (change: Partial<typeof offers.$inferInsert>) =>
      db.drizzle.update(offers).set(change).where(eq(offers.id, id))
    await set(became)
    for (const other of [refused, matched, expired].filter((other) => other !== became)) {
      expect(sqlState(await set({ selectedAt: null, ...other }).catch((error: unknown) => error))).toBe(
        '23514',
      )
    }
    const [kept] = await db.drizzle.select().from(offers).where(eq(offers.id, id))
    expect(kept).toMatchObject(became)
  })

  test('[OFR-1] only a group can be given to the agent', async ({ db, parties }) => {
    const id = await addOffer(db.drizzle, parties)
    const asked = db.drizzle.update(offers).set({ status: 'AGENT', decidedAt: now }).where(eq(offers.id, id))
    expect(sqlState(await asked.catch((error: unknown) => error))).toBe('23514')
  })

  test('[OFR-6] accepted twenty times concurrently, it has one coffee chat', async ({ db, parties }) => {
    const { candidateId, companyId, operatorId } = parties
    const offerId = await addOffer(db.drizzle, parties)
    const accepted = await inParallel(() =>
      db.drizzle
        .insert(coffeechats)
        .values({ id: randomUUID(), offerId, candidateId, companyId, operatorId, createdAt: now })
        .execute(),
    )
    expect(accepted).toEqual({ done: 1, failures: new Set(['23505']) })
  })
})

describe('constraints of an offer', () => {
  test.for([
    [2_401, 200_000, true],
    [5_000, 5_000, true],
    [null, null, false],
    [2_400, 6_000, false],
    [6_000, 200_001, false],
    [7_000, 6_000, false],
    [null, 6_000, false],
    [6_000, null, false],
  ] as const)(
    '[VAL-15] a salary from %s to %s: %s',
    async ([salaryMin, salaryMax, allowed], { db, parties }) => {
      const sent = await addOffer(db.drizzle, { ...parties, salaryMin, salaryMax }).catch(sqlState)
      expect(sent === '23514').toBe(!allowed)
    },
  )

  test('[OFR-5] a message has no salary', async ({ db, parties }) => {
    const message = { ...parties, isJustMessage: true, salaryMin: null, salaryMax: null }
    await expect(addOffer(db.drizzle, message)).resolves.toEqual(expect.any(String))
  })

  test('an expiry day before the day it was sent, in Seoul, is refused', async ({ db, parties }) => {
    const createdAt = new Date('2026-11-09T15:00:00Z')
    const send = (expiryDay: string) =>
      addOffer(db.drizzle, { ...parties, createdAt, expiryDay }).catch(sqlState)
    expect(await send('2026-11-09')).toBe('23514')
    expect(await send('2026-11-10')).not.toBe('23514')
  })
})
