import { randomUUID } from 'node:crypto'
import type { Queries } from '../queries.ts'
import { companies } from '../schema/companies.ts'
import { offerGroups, offers } from '../schema/offers.ts'
import { operators } from '../schema/operators.ts'
import { users } from '../schema/users.ts'

/** Minimal rows for tests. Each function returns the id. */

const NOW = new Date('2026-11-10T03:00:00Z')

export async function addUser(db: Queries, given: Partial<typeof users.$inferInsert> = {}) {
  const id = given.id ?? randomUUID()
  await db.insert(users).values({ lastActiveAt: NOW, createdAt: NOW, updatedAt: NOW, ...given, id })
  return id
}

/** Verified, visible to companies, in the attack period. */
export function addCandidate(db: Queries, given: Partial<typeof users.$inferInsert> = {}) {
  return addUser(db, {
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    certifiedAt: NOW,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
    ...given,
  })
}

export async function addCompany(db: Queries, given: Partial<typeof companies.$inferInsert> = {}) {
  const id = given.id ?? randomUUID()
  await db.insert(companies).values({ name: '한빛식품', key: '한빛식품', createdAt: NOW, ...given, id })
  return id
}

/** A recruiter of the company; without one, an agent. */
export async function addOperator(db: Queries, companyId: string | null = null) {
  const id = randomUUID()
  await db.insert(operators).values({
    id,
    role: companyId ? 'RECRUITER' : 'AGENT',
    companyId,
    email: `${id}@example.com`,
    passwordHash: '',
    name: '채용 담당자',
    createdAt: NOW,
  })
  return id
}

type OfferParties = Pick<typeof offers.$inferInsert, 'candidateId' | 'companyId' | 'operatorId'>

export async function addOffer(db: Queries, given: OfferParties & Partial<typeof offers.$inferInsert>) {
  const id = given.id ?? randomUUID()
  await db.insert(offers).values({
    type: 'SUPER',
    salaryMin: 6000,
    salaryMax: 6800,
    createdAt: NOW,
    deliverAt: NOW,
    expiryDay: '2026-11-17',
    ...given,
    id,
  })
  return id
}

type GroupParties = Pick<typeof offerGroups.$inferInsert, 'candidateId' | 'operatorId'>

/** A curation with one offer per company. */
export async function addGroup(
  db: Queries,
  given: GroupParties & Partial<typeof offerGroups.$inferInsert>,
  companyIds: readonly string[],
) {
  const groupId = given.id ?? randomUUID()
  const group = { createdAt: NOW, deliverAt: NOW, expiryDay: '2026-11-17', ...given }
  await db.insert(offerGroups).values({ message: '', ...group, id: groupId })
  const { candidateId, operatorId, createdAt, deliverAt, expiryDay } = group
  const shared = {
    candidateId,
    operatorId,
    createdAt,
    deliverAt,
    expiryDay,
    groupId,
    isMaster: true,
  } as const
  const offerIds: string[] = []
  for (const companyId of companyIds)
    offerIds.push(await addOffer(db, { ...shared, companyId, type: 'SUPER_CURATION' }))
  return { groupId, offerIds }
}
