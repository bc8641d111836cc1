import { firstDayOfMonth, formatDay, kstMonth } from '@coffeeattack/domain/kst'
import { careers } from '../platform/db/schema/profiles.ts'
import { addCandidate, type TestCandidate } from './test-candidate.ts'
import type { TestApp } from './test-app.ts'

type Worker = Parameters<typeof addCandidate>[1] & { careerMonths?: number }

/** A candidate with one verified job, which began so many months ago and goes on. */
export async function addWorker(server: TestApp, given: Worker = {}): Promise<TestCandidate> {
  const person = await addCandidate(server, given)
  if (given.careerMonths) await addCareer(server, person, { months: given.careerMonths })
  return person
}

type Career = { months: number; until?: number; hidden?: boolean }

/** A verified job that lasted so many months, `until` months before now; without it the job goes on. */
export async function addCareer({ db, deps, clock }: TestApp, { userId }: TestCandidate, given: Career) {
  const now = clock()
  const { months, until, hidden = false } = given
  const end = kstMonth(now) - (until ?? 0)
  await db.drizzle.insert(careers).values({
    id: deps.ids.next(),
    userId,
    company: '온새미상회',
    companyKey: '온새미상회',
    startedOn: formatDay(firstDayOfMonth(end - months)),
    endedOn: until === undefined ? null : formatDay(firstDayOfMonth(end)),
    job: '',
    detail: '',
    hidden,
    verifiedAt: now,
    updatedAt: now,
  })
}
