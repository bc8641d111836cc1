import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Activity, restart } from '@coffeeattack/domain/profiles/attack-period'
import { totalMonths, visibleItems } from '@coffeeattack/domain/profiles/career'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import type { Queries } from '../../../platform/db/queries.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { careersOf } from '../../../platform/providers/codef/career-rows.ts'
import { careerInput } from '../../../platform/providers/codef/products.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { provePhone } from '../../sessions/core/prove-phone.ts'
import { issuePair } from '../../sessions/core/token-pairs.ts'
import { keepIncomes } from '../core/count-income.ts'
import { openPerson } from '../core/own-person.ts'
import { pressAttempt, refusePress } from '../core/press-attempt.ts'
import { toldIncomes } from '../core/shown-incomes.ts'
import {
  addFacts,
  type Applicant,
  type AttemptRow,
  findAttempt,
  lockApplicant,
  lockFacts,
} from '../core/store.ts'
import { type AppliedPerson, PREMIUM_WITHIN_MS } from './begin-career.ts'
import { type Job, jobsOf, planCareers } from './plan-careers.ts'
import { careerItemsOf, knownJobs, changePerson, savePlan } from './registration-store.ts'

/** The two-way fields by which the browser names its attempt. */
export type PressedAttempt = { userId: string; sessionId: string; id: string; cfid: string }

type SubmitInput = { me: CandidateCaller; id: string; cfid: string }

/** Takes the confirmed career over into the profile, certifies the person and shows them to companies. */
export async function submit({ me, id, cfid }: SubmitInput, deps: ApiDeps) {
  const { userId } = me
  const attempt = await findCareerAttempt({ userId, id, cfid }, deps)
  if (attempt.state !== 'DONE') await confirmCareer(attempt, me.sessionId, deps)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const applicant = await lockApplicant(tx, userId)
    if (!applicant) throw new Refusal('UNAUTHORIZED')
    await saveJobs(tx, applicant, await takeJobs(tx, attempt.id), deps)
    await maskWords(tx, userId, deps.secrets)
    const careerItems = await careerItemsOf(tx, userId)
    // Companies search by these months, so hidden jobs do not count.
    const careerMonths = totalMonths(visibleItems(careerItems), now)
    const { isActivate: isActive, expiredAt: attackEndsAt } = activityAfter(applicant, attempt, now)
    const certified = { certifiedAt: now, careerMonths, isActive, attackEndsAt, lastActiveAt: now }
    await changePerson(tx, userId, certified, now)
    await provePhone(tx, me, now)
    const { accessToken, refreshToken } = await issuePair(tx, candidate(userId), me.sessionId, deps)
    return { userId, accessToken, refreshToken, careerItems, totalMonth: totalMonths(careerItems, now) }
  })
}

/** Takes the jobs once: one of several concurrent or repeated calls gets them. */
async function takeJobs(tx: Queries, attemptId: string): Promise<Job[]> {
  const careers = (await lockFacts(tx, attemptId))?.careers
  if (careers === undefined || careers === 'TAKEN') throw new Refusal('VERIFY_REDO')
  const jobs = jobsOf(careers)
  if (jobs.length === 0) throw new Refusal('CAREER_NOT_FOUND')
  await addFacts(tx, attemptId, { careers: 'TAKEN' })
  return jobs
}

/** The first job gets the job name chosen at registration until the person changes it. */
async function saveJobs(tx: Queries, applicant: Applicant, jobs: Job[], deps: ApiDeps): Promise<void> {
  const { userId, jobSubLabel } = applicant
  const plan = planCareers(await knownJobs(tx, userId), jobs)
  const jobOf = (job: Job) => (job === jobs[0] ? (jobSubLabel ?? '') : '')
  await savePlan(tx, plan, { userId, nextId: deps.ids.next, jobOf, now: deps.clock() })
}

/** The first certification and a restart activate the profile; a mere re-verification changes nothing. */
function activityAfter(applicant: Applicant, { isRestart }: AttemptRow, now: Date): Activity {
  const activity = { isActivate: applicant.isActive, expiredAt: applicant.attackEndsAt }
  return isRestart || !applicant.certifiedAt ? restart(activity, now) : activity
}

export async function findCareerAttempt(
  { userId, id, cfid }: Omit<PressedAttempt, 'sessionId'>,
  { db }: ApiDeps,
): Promise<AttemptRow> {
  const attempt = await findAttempt(db.drizzle, { userId, kind: 'CAREER', id, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  return attempt
}

/**
 * The press after the confirmation on the phone. The institution's result stays in the attempt until `submit` takes it over;
 * the confirmed identity is stored at once.
 */
export async function confirmCareer(attempt: AttemptRow, sessionId: string, deps: ApiDeps): Promise<void> {
  if (attempt.inputsSealed === null) return refusePress(attempt, deps)
  const person = openPerson(attempt.inputsSealed, deps) as AppliedPerson
  await pressAttempt(
    attempt,
    {
      sessionId,
      product: 'career',
      input: careerInput(person, attempt.cfid),
      async confirmed(tx, data) {
        await addFacts(tx, attempt.id, { careers: careersOf(data) })
        const { name, birthday, gender } = person
        const sealed = {
          nameSealed: deps.secrets.seal(name, 'users.name_sealed'),
          birthdaySealed: deps.secrets.seal(birthday, 'users.birthday_sealed'),
          gender,
        }
        await changePerson(tx, attempt.userId, sealed, deps.clock())
        await maskWords(tx, attempt.userId, deps.secrets)
      },
    },
    deps,
  )
}

/** The longest time that a person is kept waiting at the progress bar. */
const WAIT = { forMs: 12_000, lookEveryMs: 100 } as const

/**
 * The income by health insurance. It comes with the career's confirmation, so the first of this call and `submit` makes the
 * press. Then it waits for the premiums, which arrive in the background, up to a limit.
 */
export async function verifySalary(named: PressedAttempt, deps: ApiDeps) {
  const attempt = await findCareerAttempt(named, deps)
  if (attempt.state === 'PENDING') await confirmCareer(attempt, named.sessionId, deps)
  await premiumsArrived(named, deps)
  const { shown, salaryType } = await takeIncomes(attempt, deps)
  const year = shown.HEALTH?.year.year ?? seasonAt(deps.clock(), deps.settings.salarySeason).incomeYear
  return { ...toldIncomes(shown, salaryType), year }
}

/** Polls the attempt's row, because another process may receive the premiums. */
async function premiumsArrived(named: PressedAttempt, deps: ApiDeps): Promise<void> {
  const until = deps.clock().getTime() + WAIT.forMs
  for (;;) {
    const attempt = await findCareerAttempt(named, deps)
    if (attempt.state === 'DONE' && attempt.facts?.incomes !== undefined) return
    // While another press is running, wait for it. In any other state it failed.
    if (attempt.state !== 'CALLING' && attempt.state !== 'DONE') await refusePress(attempt, deps)
    if (canNoLongerCome(attempt, deps)) throw new Refusal('VERIFY_LOAD_FAILED')
    if (deps.clock().getTime() >= until || attempt.state === 'PENDING')
      throw new Refusal('VERIFY_NOT_COMPLETED')
    await sleep(WAIT.lookEveryMs)
  }
}

/** True when the process that waited for the premiums must have ended. */
function canNoLongerCome({ startedAt }: AttemptRow, { clock }: ApiDeps): boolean {
  return clock().getTime() - startedAt.getTime() > PREMIUM_WITHIN_MS
}

function takeIncomes({ id, userId }: AttemptRow, deps: ApiDeps) {
  return deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    const incomes = (await lockFacts(tx, id))?.incomes
    if (incomes === 'FAILED') throw new Refusal('VERIFY_LOAD_FAILED')
    if (incomes === undefined || incomes === 'TAKEN') throw new Refusal('VERIFY_REDO')
    await addFacts(tx, id, { incomes: 'TAKEN' })
    return keepIncomes(tx, { userId, source: 'HEALTH' }, incomes, deps.clock())
  })
}
