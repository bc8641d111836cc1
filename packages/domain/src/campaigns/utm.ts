/** Where a visitor came from (PUB-4) and how far the visit went (VER-8). */
const utmFields = ['source', 'campaign', 'medium', 'content', 'term'] as const
export type UtmField = (typeof utmFields)[number]

export type UtmVisit = Readonly<Record<UtmField | 'landing', string>>

/** Strangers write these URLs: a value keeps its first 200 characters. */
export const UTM_MAX_LENGTH = 200

/** `param` reads one query parameter of the first URL of the visit; `landing` is its path. */
export function utmVisit(param: (name: string) => string | null, landing: string): UtmVisit {
  const read = (field: UtmField) => [field, bounded(param(`utm_${field}`) ?? '')]
  return {
    ...(Object.fromEntries(utmFields.map(read)) as Record<UtmField, string>),
    landing: bounded(landing),
  }
}

/** In the order a visit goes through them. */
export const utmStatuses = ['JOB_CHOICE', 'AGREE', 'VERIFIED'] as const
export type UtmStatus = (typeof utmStatuses)[number]

/** A visit never goes back: an earlier status that arrives late, from a reload or another tab, is ignored. */
export function laterStatus(current: UtmStatus | null, next: UtmStatus): UtmStatus {
  if (current === null) return next
  return utmStatuses.indexOf(next) > utmStatuses.indexOf(current) ? next : current
}

/** The effect of a finished verification: the first one of a new user verifies the visit, a later one changes nothing. */
export function statusOfVerification(isNewUser: boolean): UtmStatus | null {
  return isNewUser ? 'VERIFIED' : null
}

function bounded(text: string): string {
  return Array.from(text).slice(0, UTM_MAX_LENGTH).join('')
}
