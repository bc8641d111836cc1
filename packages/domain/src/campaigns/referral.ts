import { DAY_MS } from '../kst.ts'

/** The code in a partner's link. */
export const REFERRAL_CODE = { min: 3, max: 30 } as const

export const settleReferralCode = (typed: string): string => typed.trim().toLowerCase()

export function referralCodeProblem(code: string): string | null {
  const fits = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(code)
  return fits && code.length >= REFERRAL_CODE.min && code.length <= REFERRAL_CODE.max
    ? null
    : `영문 소문자, 숫자, 하이픈으로 ${REFERRAL_CODE.min}~${REFERRAL_CODE.max}자를 입력해 주세요`
}

/** Its visitors count for the partner (PUB-8). */
export const referralUrl = (origin: string, code: string): string => `${origin}/?ref=${code}`

/** How long after a visit its sign-up still counts. */
export const REFERRAL_KEPT_DAYS = 30

/** The query parameter of the link. */
export const REFERRAL_PARAM = 'ref'

const CRAWLER =
  /bot\b|bot[/;]|crawl|spider|slurp|scrap|preview|facebookexternalhit|embedly|whatsapp|telegram|lighthouse|monitor|curl|wget/i

/** Crawlers and link previews: they are no visitors. */
export const isCrawler = (userAgent: string): boolean => userAgent.trim() === '' || CRAWLER.test(userAgent)

/** The key in local storage: the sign-up may come days after the visit. */
export const REFERRAL_KEY = 'referral'

/** A stored visit as one word: the link's code, the visit, its time. */
export type KeptReferral = { code: string; visitId: string; at: Date }

export const referralText = ({ code, visitId, at }: KeptReferral): string =>
  [code, visitId, at.getTime()].join(' ')

/**
 * The current visit: the stored one, unless it is expired or the visitor has opened another partner's link. The newest
 * link counts; the same link opened twice is one visit.
 */
export function referralGoingOn(kept: string | null, openedCode: string, now: Date): KeptReferral | null {
  const [code = '', visitId = '', time] = kept?.split(' ') ?? []
  const at = new Date(Number(time))
  if (!code || !visitId || (openedCode && openedCode !== code)) return null
  return now.getTime() - at.getTime() < REFERRAL_KEPT_DAYS * DAY_MS ? { code, visitId, at } : null
}
