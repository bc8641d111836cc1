import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { peerGroupText } from '@coffeeattack/domain/report/peers'
import { graphShown, shownUntil, type Shown, type ShownKind } from '@coffeeattack/domain/standing/shown'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findShown } from '../core/store.ts'
import { showStanding, type Standing } from './show-standing.ts'
import { saveShare } from './store.ts'

type Wish = { kind: ShownKind; withAmounts: boolean }

/** Makes an address that shows what the person agreed to show, as it is today (PUB-5). */
export async function shareStanding(userId: string, { kind, withAmounts }: Wish, deps: ApiDeps) {
  const standing = await showStanding(userId, deps)
  const shown =
    kind === 'graph' ? graphShown(standing.incomeItems, withAmounts) : secretShown(standing, withAmounts)
  if (!shown) throw new Refusal('NOTHING_TO_SHARE')
  const shareId = deps.ids.next()
  const now = deps.clock()
  await saveShare(deps.db.drizzle, { id: shareId, userId, shown, createdAt: now, expiresAt: shownUntil(now) })
  return { shareId, url: `${deps.settings.appOrigin}/${kind}/${shareId}` }
}

function secretShown({ place, income }: Standing, withAmounts: boolean): Shown | null {
  if (!place) return null
  return {
    kind: 'secret',
    topPercent: place.percentile,
    group: peerGroupText(place.peerGroup),
    income: withAmounts ? income : null,
  }
}

/** Anybody who has the address reads this; it says nothing about whose it is. */
export async function showSharedStanding(
  id: string,
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
): Promise<Shown> {
  const shown = await findShown(db.drizzle, id, clock())
  if (!shown) throw new Refusal('NOT_FOUND')
  return shown
}
