import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { totalMonths } from '@coffeeattack/domain/profiles/career'
import { highestStep, PROOF, type ProofSource, wholeYears } from '@coffeeattack/domain/proofs/proof'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { keptResultOf } from '../../paid-checks/core/kept-result.ts'
import { fullIncome } from '../../verification/core/shown-incomes.ts'
import { incomesOf } from '../../verification/core/count-income.ts'
import { countRunning, openContent, proofsOf } from '../core/store.ts'
import { findOwner, incomeLookedUpAt, type Job, jobsOf } from './record-store.ts'

type Origin = { source: ProofSource; lookedUpOn: string }

const SUGGESTED = 4

/** What the person's verified record allows to prove today (PROOF-1). Whoever has no verified career has nothing to prove. */
export async function whatIsOffered(
  db: Queries,
  userId: string,
  now: Date,
  { secrets }: Pick<Deps, 'secrets'>,
) {
  const owner = await findOwner(db, userId)
  if (!owner) throw new Refusal('UNAUTHORIZED')
  if (!owner.certifiedAt) throw new Refusal('PROOF_NEEDS_CAREER')
  const income = await countedIncomeOf(db, userId)
  const jobs = await jobsOf(db, userId)
  const step = income && highestStep(income.amount)
  const years = wholeYears(totalMonths(jobs, now))
  return {
    incomeAtLeast: income && step !== null ? { highest: step, ...income.origin } : null,
    careerAtLeast: years === null ? null : { highest: years, ...newestOrigin(jobs) },
    employed: jobs
      .filter(({ end }) => end === null)
      .map((job) => ({ careerId: job.id, company: job.company, ...originOfJob(job) })),
    incomeExact: income && { amount: income.amount, year: income.year, ...income.origin },
    paid: await paidAsPromised(db, userId),
    name: owner.nameSealed && secrets.open(owner.nameSealed, 'users.name_sealed'),
  }
}

export type Offered = Awaited<ReturnType<typeof whatIsOffered>>

/** The one figure that counts everywhere (VER-14): the newest full year. */
async function countedIncomeOf(db: Queries, userId: string) {
  const { counted } = (await incomesOf(db, userId)).shown
  const amount = fullIncome(counted)
  if (counted === null || amount === null) return null
  const { year, source } = counted.year
  const lookedUpOn = formatDay(kstDay(await incomeLookedUpAt(db, userId, { year, source })))
  return { amount, year, origin: { source, lookedUpOn } satisfies Origin }
}

/** A kept result says it (KEEP-10); one that was deleted is none. */
async function paidAsPromised(db: Queries, userId: string) {
  const kept = await keptResultOf(db, userId)
  return (
    kept &&
    ({ company: kept.companyName, source: 'HEALTH', lookedUpOn: kept.checkedOn } satisfies Origin & {
      company: string
    })
  )
}

/** Careers come from health insurance alone. */
const originOfJob = ({ verifiedAt }: Pick<Job, 'verifiedAt'>): Origin => ({
  source: 'HEALTH',
  lookedUpOn: formatDay(kstDay(verifiedAt)),
})

const newestOrigin = (jobs: readonly Job[]): Origin =>
  originOfJob(jobs.reduce((newest, job) => (job.verifiedAt > newest.verifiedAt ? job : newest)))

/** The form's facts: what can be made, for whom proofs were made before, how many may still run. */
export async function showOffered(
  userId: string,
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
) {
  const now = clock()
  const offered = await whatIsOffered(db.drizzle, userId, now, { secrets })
  const running = await countRunning(db.drizzle, userId, now)
  const before = await proofsOf(db.drizzle, userId)
  const receivers = new Set(
    before.map(({ contentSealed }) => openContent(contentSealed, { secrets }).receiver),
  )
  return {
    ...offered,
    receivers: [...receivers].slice(0, SUGGESTED),
    left: Math.max(0, PROOF.most - running),
  }
}
