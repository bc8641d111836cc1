import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { restart, type Activity } from '@coffeeattack/domain/profile/attack-period'
import { visibleItems } from '@coffeeattack/domain/profile/career'
import { totalMonths } from '@coffeeattack/domain/profile/career-length'
import type { Queries } from '../../../platform/db/queries.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { markReferral } from '../../partners/core/store.ts'
import { issuePair } from '../../sessions/core/open-session.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { provePhone } from '../../sessions/core/prove-phone.ts'
import { lockApplicant, type Applicant, addFacts, lockFacts, type AttemptRow } from '../core/store.ts'
import { careerItemsOf, certify, knownJobs, savePlan } from './registration-store.ts'
import { confirmCareer, findCareerAttempt } from './confirm-career.ts'
import { jobsOf, planCareers, type Job } from './plan-careers.ts'

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
