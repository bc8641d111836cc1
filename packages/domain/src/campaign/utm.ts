/** Where a visitor came from (PUB-4) and how far the visit went (VER-8). */
export const utmFields = ['source', 'campaign', 'medium', 'content', 'term'] as const
export type UtmField = (typeof utmFields)[number]

export type UtmVisit = Readonly<Record<UtmField | 'landing', string>>

/** Addresses are written by strangers: a value keeps its first 200 characters. */
export const UTM_MAX_LENGTH = 200

/** `param` reads one query parameter of the address that was opened first; `landing` is its path. */
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

/** A visit never goes back: an earlier status that comes late, by a reload or a second tab, changes nothing. */
export function laterStatus(current: UtmStatus | null, next: UtmStatus): UtmStatus {
  if (current === null) return next
  return utmStatuses.indexOf(next) > utmStatuses.indexOf(current) ? next : current
}

/** The status that opening a path means, if any. */
export function statusOfPath(path: string): UtmStatus | null {
  if (/^\/submit\/?$/.test(path)) return 'JOB_CHOICE'
  if (/^\/submit\/[^/]+\/[^/]+\/?$/.test(path)) return 'AGREE'
  return null
}

/** The status that a finished step means: the career step agrees, and the first verification of a new user verifies. */
export function statusOfStep(step: 'career' | 'verified', isNewUser: boolean): UtmStatus | null {
  if (step === 'career') return 'AGREE'
  return isNewUser ? 'VERIFIED' : null
}

function bounded(text: string): string {
  return Array.from(text).slice(0, UTM_MAX_LENGTH).join('')
}
