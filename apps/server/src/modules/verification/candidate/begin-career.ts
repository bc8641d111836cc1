import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Activity, restart } from '@coffeeattack/domain/profiles/attack-period'
import { visibleItems } from '@coffeeattack/domain/profiles/career'
import { totalMonths } from '@coffeeattack/domain/profiles/career-length'
import type { Queries } from '../../../platform/db/queries.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { markReferral } from '../../partners/core/store.ts'
import { issuePair } from '../../sessions/core/open-session.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { provePhone } from '../../sessions/core/prove-phone.ts'
import {
  addFacts,
  type Applicant,
  type AttemptRow,
  findApplicant,
  lockApplicant,
  lockFacts,
  SCREENS,
} from '../core/store.ts'
import { careerItemsOf, certify, knownJobs, savePlan } from './registration-store.ts'
import { confirmCareer, findCareerAttempt } from './confirm-career.ts'
import { type Job, jobsOf, planCareers } from './plan-careers.ts'
import { answer } from '../../../platform/http/answer.ts'
import { careerInput } from '../../../platform/providers/codef/products.ts'
import { ask } from '../core/ask.ts'
import { sealPerson } from '../core/sealed-person.ts'
import { type AppliedPerson, samePerson } from './applied-person.ts'
import { followPremium } from './premium.ts'

type Submitted = { me: CandidateCaller; id: string; cfid: string }

/** Takes the confirmed career over into the profile, certifies the person and shows them to companies. */
export async function submit({ me, id, cfid }: Submitted, deps: ApiDeps) {
  const { userId } = me
  const attempt = await findCareerAttempt({ userId, id, cfid }, deps)
  if (attempt.state !== 'DONE') await confirmCareer(attempt, me.sessionId, deps)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const applicant = await lockApplicant(tx, userId)
    if (!applicant) throw new Refusal('UNAUTHORIZED')
    await saveJobs(tx, applicant, await takeJobs(tx, attempt.id), deps)
    const careerItems = await careerItemsOf(tx, userId)
    // Months of hidden jobs are nobody's business but the person's.
    const careerMonths = totalMonths(visibleItems(careerItems), now)
    await certify(tx, userId, { activity: activityAfter(applicant, attempt, now), careerMonths, now })
    await markReferral(tx, userId, 'verified', now)
    await provePhone(tx, me, now)
    const { accessToken, refreshToken } = await issuePair(tx, candidate(userId), me.sessionId, deps)
    return { userId, accessToken, refreshToken, careerItems, totalMonth: totalMonths(careerItems, now) }
  })
}

/** Once: of two calls at the same time, and of a call and its repetition, one finds them. */
async function takeJobs(tx: Queries, attemptId: string): Promise<Job[]> {
  const careers = (await lockFacts(tx, attemptId))?.careers
  if (careers === undefined || careers === 'TAKEN') throw new Refusal('VERIFY_REDO')
  const jobs = jobsOf(careers)
  if (jobs.length === 0) throw new Refusal('CAREER_NOT_FOUND')
  await addFacts(tx, attemptId, { careers: 'TAKEN' })
  return jobs
}

/** The job that the person chose at the door is the one they do now, until they say otherwise. */
async function saveJobs(tx: Queries, applicant: Applicant, jobs: Job[], deps: ApiDeps): Promise<void> {
  const { userId, jobSubLabel } = applicant
  const plan = planCareers(await knownJobs(tx, userId), jobs)
  const jobOf = (job: Job) => (job === jobs[0] ? (jobSubLabel ?? '') : '')
  await savePlan(tx, plan, { userId, nextId: deps.ids.next, jobOf, now: deps.clock() })
}

/** The first certification shows the profile, and so does a restart; a mere re-verification leaves it as it is. */
function activityAfter(applicant: Applicant, { isRestart }: AttemptRow, now: Date): Activity {
  const activity = { isActivate: applicant.isActive, expiredAt: applicant.attackEndsAt }
  return isRestart || !applicant.certifiedAt ? restart(activity, now) : activity
}

type Form = AppliedPerson & { readonly reapply: boolean; readonly isRestart: boolean }

/** Asks for the confirmation that opens the career. Whoever is certified and does not re-apply is told so (208). */
export async function beginCareer(userId: string, { reapply, isRestart, ...person }: Form, deps: ApiDeps) {
  const applicant = await findApplicant(deps.db.drizzle, userId)
  if (!applicant) throw new Refusal('UNAUTHORIZED')
  if (applicant.certifiedAt && !reapply) return answer(208, { existence: true as const })
  const phoneHash = samePerson(applicant, person, deps)
  const cfid = deps.ids.next()
  const begun = await ask(
    {
      userId,
      phoneHash,
      kind: 'CAREER',
      product: 'career',
      cfid,
      input: careerInput(person, cfid),
      consent: { kind: 'thirdParty', screen: reapply ? SCREENS.reapply : SCREENS.apply },
      loginTypeLevel: person.loginTypeLevel,
      telecom: person.telecom,
      inputsSealed: sealPerson(person, deps),
      reapply,
      isRestart,
    },
    deps,
  )
  followPremium({ attemptId: begun.id, cfid, person }, deps)
  return begun
}
