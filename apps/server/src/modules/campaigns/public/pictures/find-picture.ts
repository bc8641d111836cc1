import type { Deps } from '../../../../deps.ts'
import { findShown } from '../../../insight/core/store.ts'
import { isPageName, pages } from './pages.ts'
import type { Picture } from './picture.ts'
import { graphPicture, moneyPicture, partnerPicture, secretPicture } from './results.ts'
import { findLifetimeShown, findPartnerName } from './store.ts'

type Wanted = Pick<Deps, 'db' | 'clock'>

const SHARE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const PARTNER_CODE = /^[\w-]{1,64}$/

export function pagePicture(page: string): Picture | null {
  return isPageName(page) ? pages[page] : null
}

/** The picture of one result or of one partner's link; null when there is none, or its time is over. */
export async function resultPicture(
  page: string,
  of: string,
  { db, clock }: Wanted,
): Promise<Picture | null> {
  if (page === 'partners') {
    const name = PARTNER_CODE.test(of) ? await findPartnerName(db.drizzle, of) : null
    return name === null ? null : partnerPicture(name)
  }
  if (!SHARE_ID.test(of)) return null
  if (page === 'money') {
    const shown = await findLifetimeShown(db.drizzle, of, clock())
    return shown && moneyPicture(shown)
  }
  const shown = page === 'graph' || page === 'secret' ? await findShown(db.drizzle, of, clock()) : null
  if (shown?.kind !== page) return null
  return shown.kind === 'graph' ? graphPicture(shown) : secretPicture(shown)
}
