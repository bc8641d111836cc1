import { companyKey } from '@coffeeattack/domain/companies/name'
import { eq } from 'drizzle-orm'
import { companies } from '../apps/server/src/platform/db/schema/companies.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { service } from './database.ts'

/** People of the console that are one test's alone. Nobody knows their passwords: they are signed in by the service. */

export type Recruiter = { email: string; company: string }
export type Agent = { id: string; name: string; email: string }

const chance = () => Math.random().toString(36).slice(2, 8)

/** A company of its own with one recruiter, so that its quota and its list are this test's alone. */
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

/** Somebody else who works for the same company; gives their address. */
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

/** An agent of ours, whose rooms are one test's alone. */
export const addAgent = (name = '정하린') => addOurs('AGENT', name)
export const addAdmin = (name = '서누리') => addOurs('ADMIN', name)
