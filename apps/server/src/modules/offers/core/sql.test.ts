import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { asSql } from '../../../platform/db/queries.ts'
import { offers } from '../../../platform/db/schema/offers.ts'
import { test as base } from '../../../platform/db/testing/test-database.ts'
import { addCandidate, addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import {
  canBeTakenBack,
  deadlineJson,
  delivered,
  deliveredSince,
  deliveredWithin,
  expiredOn,
  increaseRateOf,
  lapsedOn,
  momentJson,
  openOn,
  statusOn,
} from './sql.ts'

const test = base.extend('parties', async ({ db }) => {
  const companyId = await addCompany(db.drizzle)
  const operatorId = await addOperator(db.drizzle, companyId)
  return { companyId, operatorId, candidateId: await addCandidate(db.drizzle) }
})

const dayOf = (moment: string) => formatDay(kstDay(new Date(moment)))

const LAST_MOMENT = '2026-11-17T14:59:59.999Z'
const NEXT_DAY = '2026-11-17T15:00:00.000Z'

describe('the end of the expiry day', () => {
  test.for([
    [LAST_MOMENT, { isOpen: true, hasLapsed: false, isExpired: false, status: 'WAITING' }],
    [NEXT_DAY, { isOpen: false, hasLapsed: true, isExpired: true, status: 'EXPIRED' }],
  ] as const)('[OFR-2] [OFR-12] at %s an offer of that day is: %o', async ([moment, is], { db, parties }) => {
    const id = await addOffer(db.drizzle, { ...parties, expiryDay: '2026-11-17' })
    const { rows } = await db.pool.query(
      `select ${openOn('o', '$2')} as "isOpen", ${lapsedOn('o', '$2')} as "hasLapsed",
         ${expiredOn('o', '$2')} as "isExpired", ${statusOn('o', '$2')} as status
       from offers o where o.id = $1`,
      [id, dayOf(moment)],
    )
    expect(rows).toEqual([is])
  })

  test.for([
    ['REFUSED', { status: 'REFUSED', isExpired: false }],
    ['EXPIRED', { status: 'EXPIRED', isExpired: true }],
  ] as const)('[OFR-12] a decision stays: %s', async ([status, is], { db, parties }) => {
    const id = await addOffer(db.drizzle, { ...parties, status, decidedAt: new Date(LAST_MOMENT) })
    for (const moment of [LAST_MOMENT, NEXT_DAY]) {
      const { rows } = await db.pool.query(
        `select ${statusOn('offers', '$2')} as status, ${expiredOn('offers', '$2')} as "isExpired"
         from offers where id = $1`,
        [id, dayOf(moment)],
      )
      expect(rows, moment).toEqual([is])
    }
  })

  test('[OFR-12] a decision with the deadline in its condition cannot be late', async ({ db, parties }) => {
    const id = await addOffer(db.drizzle, { ...parties, expiryDay: '2026-11-17' })
    const decide = (moment: string) =>
      db.drizzle
        .update(offers)
        .set({ status: 'REFUSED', decidedAt: new Date(moment) })
        .where(and(eq(offers.id, id), asSql(openOn('offers', '?'), dayOf(moment))))
    expect((await decide(NEXT_DAY)).rowCount).toBe(0)
    expect((await decide(LAST_MOMENT)).rowCount).toBe(1)
    expect((await decide(LAST_MOMENT)).rowCount).toBe(0)
  })
})

describe('the delivery', () => {
  const BEFORE = '2026-11-10T00:04:59.999Z'
  const DELIVERY = '2026-11-10T00:05:00.000Z'
  const LATER = '2026-11-10T00:05:00.001Z'
  const sent = { createdAt: new Date('2026-11-10T00:00:00.000Z'), deliverAt: new Date(DELIVERY) }

  test.for([
    [BEFORE, { isDelivered: false, canBeUndone: true }],
    [DELIVERY, { isDelivered: true, canBeUndone: false }],
  ] as const)('[TRUST-7] at %s an offer: %o', async ([moment, is], { db, parties }) => {
    const id = await addOffer(db.drizzle, { ...parties, ...sent })
    const now = new Date(moment)
    const read = () =>
      db.drizzle
        .select({
          isDelivered: sql`${asSql(delivered('offers', '?'), now)}`,
          canBeUndone: sql`${asSql(canBeTakenBack('offers', '?'), now)}`,
        })
        .from(offers)
        .where(eq(offers.id, id))
    expect(await read()).toEqual([is])
    await db.drizzle.update(offers).set({ undoneAt: sent.createdAt }).where(eq(offers.id, id))
    expect(await read(), 'taken back').toEqual([{ isDelivered: false, canBeUndone: false }])
  })

  test.for([
    [BEFORE, DELIVERY, { since: true, within: false }],
    [DELIVERY, LATER, { since: false, within: true }],
    [LATER, LATER, { since: false, within: false }],
  ] as const)('of %s to %s it belongs to: %o', async ([from, until, belongs], { db, parties }) => {
    const id = await addOffer(db.drizzle, { ...parties, ...sent })
    const { rows } = await db.pool.query(
      `select ${deliveredSince('offers', '$2', '$3')} as since, ${deliveredWithin('offers', '$2', '$3')} as within
       from offers where id = $1`,
      [id, from, until],
    )
    expect(rows).toEqual([belongs])
  })
})

describe('JSON from SQL equals the domain’s rules', () => {
  const amounts = [null, 0, 1, 2, 3, 7, 1999, 2400, 5200, 5201, 6800, 7999, 99_999]

  test('[OFR-4] the raise, for every income and range, to its last digit', async ({ db }) => {
    const terms = amounts.flatMap((incomeBasis) =>
      amounts.flatMap((salaryMin) => amounts.map((salaryMax) => ({ incomeBasis, salaryMin, salaryMax }))),
    )
    const { rows } = await db.pool.query<{ written: string }>(
      `select to_json(${increaseRateOf('o')})::text as written
       from unnest($1::int[], $2::int[], $3::int[]) with ordinality as o (income_basis, salary_min, salary_max, place)
       order by place`,
      [
        terms.map(({ incomeBasis }) => incomeBasis),
        terms.map(({ salaryMin }) => salaryMin),
        terms.map(({ salaryMax }) => salaryMax),
      ],
    )
    expect(rows.map(({ written }) => JSON.parse(written ?? 'null') as unknown)).toEqual(
      terms.map((one) => increaseRate(one.incomeBasis, one)),
    )
  })

  test.for(['2026-11-17T15:00:00.000Z', '2026-02-28T23:59:59.070Z', '2028-02-29T00:00:00.999Z'])(
    '[OFR-2] the moment %s and the deadline of its day',
    async (moment, { db }) => {
      const { rows } = await db.pool.query(
        `select ${momentJson('o.at')} as moment, ${deadlineJson('o')} as deadline
         from (select $1::timestamptz as at, $2::date as expiry_day) o`,
        [moment, dayOf(moment)],
      )
      expect(rows).toEqual([{ moment, deadline: deadlineOf(dayOf(moment)).toISOString() }])
    },
  )
})
