import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { allowErasing } from './erasing.ts'
import { consents } from './schema/consents.ts'
import { offerEvents } from './schema/offers.ts'
import { auditLog } from './schema/operators.ts'
import { users } from './schema/users.ts'
import { test as base } from './testing/test-database.ts'
import { addCandidate, addCompany, addOffer, addOperator } from './testing/test-rows.ts'

const at = new Date('2026-11-10T03:00:00Z')

const test = base.extend('candidateId', { scope: 'file' }, ({ db }) => addCandidate(db.drizzle))

test.beforeAll(async ({ db: { drizzle }, candidateId }) => {
  const companyId = await addCompany(drizzle)
  const operatorId = await addOperator(drizzle, companyId)
  const offerId = await addOffer(drizzle, { candidateId, companyId, operatorId })
  await drizzle
    .insert(offerEvents)
    .values({ offerId, event: 'SENT', actor: 'OPERATOR', actorId: operatorId, at })
  await drizzle.insert(consents).values({
    id: randomUUID(),
    userId: candidateId,
    kind: 'thirdParty',
    version: '2026-11-01',
    agreed: true,
    screen: '/submit',
    at,
  })
  await drizzle.insert(auditLog).values({ at, actor: 'SYSTEM', action: 'START', subject: 'server' })
})

describe.each([
  ['offer_events', `event = 'REFUSED'`],
  ['consents', 'agreed = false'],
  ['audit_log', `action = 'NOTHING'`],
])('%s only grows', (table, change) => {
  test.for([`update ${table} set ${change}`, `delete from ${table}`, `truncate ${table}`])(
    '%s is refused',
    async (act, { db }) => {
      await expect(db.pool.query(act)).rejects.toThrow(new RegExp(`^${table}\\w* is append-only`))
      const { rows } = await db.pool.query(`select count(*) from ${table} where not (${change})`)
      expect(rows).toEqual([{ count: 1 }])
    },
  )
})

describe('erasing a person', () => {
  test('is refused unless it was allowed first', async ({ db, candidateId }) => {
    await expect(db.pool.query('delete from users where id = $1', [candidateId])).rejects.toThrow(
      'append-only',
    )
  })

  test('[PRO-14] leaves only the audit trail', async ({ db, candidateId }) => {
    await db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.delete(users).where(eq(users.id, candidateId))
    })
    const { rows } = await db.pool.query(
      `select (select count(*) from offers) as offers, (select count(*) from offer_events) as events,
        (select count(*) from consents) as consents, (select count(*) from audit_log) as audit`,
    )
    expect(rows).toEqual([{ offers: 0, events: 0, consents: 0, audit: 1 }])
    await expect(db.pool.query('delete from audit_log')).rejects.toThrow('append-only')
  })
})
