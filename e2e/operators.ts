import { companyKey } from '@coffeeattack/domain/companies/name'
import { eq } from 'drizzle-orm'
import { companies } from '../apps/server/src/platform/db/schema/companies.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { service } from './database.ts'

/** Operators of one test. They have no known password: the service signs them in. */

export type Recruiter = { email: string; company: string }
export type Agent = { id: string; name: string; email: string }

const chance = () => Math.random().toString(36).slice(2, 8)

/** A new company with one recruiter, so that a test has its own quota and lists. */
export async function addRecruiter(given: Partial<typeof operators.$inferInsert> = {}): Promise<Recruiter> {
  const { db, ids, clock } = await service()
  const company = `새벽공방 ${chance()}`
  const email = `${chance()}${chance()}@dawn.example`
  const [companyId, now] = [ids.next(), clock()]
  await db.transaction(async (tx) => {
    await tx
      .insert(companies)
      .values({ id: companyId, name: company, key: companyKey(company), createdAt: now })
    await tx.insert(operators).values({
      id: ids.next(),
      role: 'RECRUITER',
      companyId,
      email,
      passwordHash: 'never used',
      name: '한이레',
      createdAt: now,
      ...given,
    })
  })
  return { email, company }
}

/** A colleague in the same company; answers with the e-mail address. */
export async function addColleague({ company }: Recruiter): Promise<string> {
  const { db } = await service()
  const [found] = await db.drizzle
    .select({ companyId: companies.id })
    .from(companies)
    .where(eq(companies.name, company))
  return (await addRecruiter({ companyId: found!.companyId, name: '강세아' })).email
}

async function addOurs(role: 'AGENT' | 'ADMIN', name: string): Promise<Agent> {
  const { db, ids, clock } = await service()
  const id = ids.next()
  const ours = { id, name, email: `${id}@ours.example` }
  await db.drizzle.insert(operators).values({ ...ours, role, passwordHash: 'never used', createdAt: clock() })
  return ours
}

/** An agent for one test. */
export const addAgent = (name = '정하린') => addOurs('AGENT', name)
export const addAdmin = (name = '서누리') => addOurs('ADMIN', name)
