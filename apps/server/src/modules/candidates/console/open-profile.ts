import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { whyNotSend } from '@coffeeattack/domain/offers/sending'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendingState } from '../../offers/core/store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'
import { findVisible, viewerKeys } from '../core/visibility.ts'
import { insertView, offersTo } from './store.ts'

/** One profile, anonymised. That it was opened, and by whom, is the candidate's to know (OFR-14, TRUST-2). */
export async function openProfile(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const { companyId, operatorId, role } = caller
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const keys = companyId ? await viewerKeys(tx, companyId) : []
    const seen = await findVisible(tx, id, keys, now)
    const [profile] = seen ? await anonymousProfiles(tx, [id], deps) : []
    if (!seen || !profile) throw new Refusal('NOT_FOUND')
    await insertView(tx, {
      id: deps.ids.next(),
      candidateId: id,
      operatorId,
      companyId,
      role: role === 'recruiter' ? 'RECRUITER' : 'AGENT',
      at: now,
    })
    await recordDeed(tx, caller, { action: 'profile.view', subject: 'candidate', subjectId: id }, now)
    const today = formatDay(kstDay(now))
    const offers = companyId ? await offersTo(tx, companyId, id, today) : []
    const state = companyId ? await sendingState(tx, { companyId, candidateId: id }, now) : null
    return {
      profile,
      lastActiveOn: formatDay(kstDay(seen.lastActiveAt)),
      offers: offers.map(({ sentAt, ...offer }) => ({ ...offer, sentAt: sentAt.toISOString() })),
      refusal: state && whyNotSend(state, now),
    }
  })
}
