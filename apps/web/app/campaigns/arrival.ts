import {
  type KeptReferral,
  REFERRAL_KEY,
  REFERRAL_PARAM,
  referralCodeProblem,
  referralGoingOn,
  referralText,
  settleReferralCode,
} from '@coffeeattack/domain/campaigns/referral'
import { type UtmVisit, utmVisit } from '@coffeeattack/domain/campaigns/utm'
import { PARTNER_KEYS, SESSION_KEYS } from '../sessions/storage-keys.ts'

export type Arrival = UtmVisit & { ref?: string }
type Here = { localStorage: Storage; sessionStorage: Storage; location: Location }

/**
 * The visit of this tab, or the one that this browser remembers from a partner's link (PUB-8). Null when a visit must
 * be recorded: a first one, or one by another partner's link.
 */
export function knownVisit(here: Here, now: Date): string | null {
  const { localStorage, sessionStorage } = here
  const code = openedCode(here)
  const kept = referralGoingOn(localStorage.getItem(REFERRAL_KEY), code, now)
  if (kept) sessionStorage.setItem(SESSION_KEYS.utmId, kept.visitId)
  return code && !kept ? null : sessionStorage.getItem(SESSION_KEYS.utmId)
}

/** The visit's source, as the address tells it. */
export function arrival(here: Here): Arrival {
  const query = new URLSearchParams(here.location.search)
  const ref = openedCode(here)
  return { ...utmVisit((name) => query.get(name), here.location.pathname), ...(ref && { ref }) }
}

export function keepVisit(here: Here, visitId: string, now: Date): void {
  here.sessionStorage.setItem(SESSION_KEYS.utmId, visitId)
  const code = openedCode(here)
  const kept: KeptReferral = { code, visitId, at: now }
  if (code) here.localStorage.setItem(REFERRAL_KEY, referralText(kept))
}

/** An address is untrusted, so a malformed code is ignored. A partner who opens their own link is no visitor. */
function openedCode({ sessionStorage, location }: Here): string {
  const code = settleReferralCode(new URLSearchParams(location.search).get(REFERRAL_PARAM) ?? '')
  return referralCodeProblem(code) || sessionStorage.getItem(PARTNER_KEYS.accessToken) ? '' : code
}
