import { exits } from '@coffeeattack/domain/sessions/destinations'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { partnerApi } from './api.ts'

/** A server that cannot be reached keeps nobody signed in on this device. */
const PATIENCE_MS = 4000

export async function logoutPartner(): Promise<never> {
  await partnerApi('POST /partners/auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.partnerLoginExpired)
  return pageGone()
}
