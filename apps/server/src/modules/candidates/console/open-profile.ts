import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { whyNotSend } from '@coffeeattack/domain/offers/sending'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendingState } from '../../offers/core/store.ts'
import { marksOf } from '../../memory/core/marks.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { anonymousProfiles, withHandle } from '../../profiles/core/anonymous-profiles.ts'
import { findVisible, viewerKeys, visibleAmong } from '../core/visibility.ts'
import { insertViews, offersTo } from './store.ts'

/** Opens one anonymous profile. The candidate can read who opened it (OFR-14, TRUST-2). */
export async function openProfile(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const { companyId } = caller
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const keys = companyId ? await viewerKeys(tx, companyId) : []
    const seen = await findVisible(tx, id, keys, now)
    const [profile] = seen ? await anonymousProfiles(tx, [id], deps) : []
    if (!seen || !profile) throw new Refusal('NOT_FOUND')
    // Read before this view is recorded: the answer tells of the view before.
    const marks = companyId ? await marksOf(tx, companyId, [id], now) : null
    await insertViews(tx, [viewOf(id, caller, deps)])
    await recordDeed(tx, caller, { action: 'profile.view', subject: 'candidate', subjectId: id }, now)
    const today = formatDay(kstDay(now))
    const offers = companyId ? await offersTo(tx, companyId, id, today) : []
    const state = companyId ? await sendingState(tx, { companyId, candidateId: id }, now) : null
    return {
      profile: withHandle(profile, caller, deps),
      lastActiveOn: formatDay(kstDay(seen.lastActiveAt)),
      marks: marks?.get(id) ?? null,
      offers: offers.map(({ sentAt, ...offer }) => ({ ...offer, sentAt: sentAt.toISOString() })),
      refusal: state && whyNotSend(state, now),
    }
  })
}

const viewOf = (
  candidateId: string,
  { operatorId, companyId, role }: OperatorCaller,
  { ids, clock }: ApiDeps,
) => ({
  id: ids.next(),
  candidateId,
  operatorId,
  companyId,
  role: role === 'recruiter' ? ('RECRUITER' as const) : ('AGENT' as const),
  at: clock(),
})

/** Opens several profiles side by side (BIZ-11). Candidates who can no longer be seen are left out. */
export async function compareProfiles(
  { ids }: { ids: readonly string[] },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const visible = await visibleAmong(tx, ids, await viewerKeys(tx, companyId), now)
    const asked = ids.filter((id) => visible.has(id))
    const profiles = new Map((await anonymousProfiles(tx, asked, deps)).map((one) => [one.id, one]))
    const marks = await marksOf(tx, companyId, asked, now)
    await insertViews(
      tx,
      asked.map((id) => viewOf(id, caller, deps)),
    )
    const deed = { action: 'profile.compare', subject: 'candidate', subjectId: null, whose: asked } as const
    if (asked.length > 0) await recordDeed(tx, caller, deed, now)
    return {
      people: asked.flatMap((id) => {
        const profile = profiles.get(id)
        if (!profile) return []
        const lastActiveOn = formatDay(kstDay(visible.get(id)!.lastActiveAt))
        return [{ profile: withHandle(profile, caller, deps), lastActiveOn, marks: marks.get(id)! }]
      }),
    }
  })
}
