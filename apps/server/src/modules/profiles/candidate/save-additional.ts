import type { Calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { totalMonths } from '@coffeeattack/domain/profiles/career'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { attachFiles, chooseFiles } from '../../files/core/attach-files.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { maskWords } from '../core/mask-words.ts'
import { sealEmail } from './change-fields.ts'
import { profileOf } from './show-profile.ts'
import { type CareerChange, changeAccount, changeCareers, lockAccount, shownPeriods } from './store.ts'

type SaveAdditionalInput = HandlerInput<Calls['PATCH /users/additional']>['body']

/** The profile form: what was sent changes, together or not at all. */
export async function saveAdditional(userId: string, sent: SaveAdditionalInput, deps: ApiDeps) {
  const { email, resumeFileUrl, portfolioFileUrl, careerItems, agent, isSlack, ...fields } = sent
  const now = deps.clock()
  const files = await chooseFiles(userId, { resumeFileUrl, portfolioFileUrl }, deps)
  return deps.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await attachFiles(tx, userId, files, now)
    const careerMonths = careerItems && (await saveCareers(tx, userId, careerItems, now))
    const emailSealed = email === undefined ? undefined : sealEmail(email, deps)
    await changeAccount(tx, userId, { ...fields, emailSealed, agentHelp: agent, careerMonths }, now)
    if (careerItems || fields.hashtags) await maskWords(tx, userId, deps.secrets)
    if (isSlack) await tellOfProfile(tx, userId, deps)
    return profileOf(tx, userId, deps)
  })
}

/** Somebody else's job is as unknown here as one that never was. */
async function saveCareers(tx: Queries, userId: string, changes: readonly CareerChange[], now: Date) {
  if ((await changeCareers(tx, userId, changes, now)) < changes.length) throw new Refusal('NOT_FOUND')
  // Companies search by these months, and a hidden job is shown to none.
  return totalMonths(await shownPeriods(tx, userId), now)
}

/** Tells every agent that somebody worked on their profile: once a day, however often they save. */
async function tellOfProfile(tx: Queries, userId: string, { clock, ids }: ApiDeps): Promise<void> {
  const now = clock()
  const subject = `${userId}:${formatDay(kstDay(now))}`
  await tellAgents(tx, { type: 'PROFILE_SAVED', subject, content: { userId } }, { ids, now })
}
