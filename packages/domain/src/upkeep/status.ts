/** What people do here, as the status page names it. */
export const statusParts = [
  'offers',
  'chats',
  'search',
  'texts',
  'messenger',
  'verification',
  'notices',
  'files',
  'joining',
  'signing',
] as const
export type StatusPart = (typeof statusParts)[number]

/** What a part can lack. The providers have the names of their circuits. */
export const needs = [
  'database',
  'writes',
  'files',
  'sms',
  'kakao',
  'codef',
  'mail',
  'nts',
  'pension',
  'work24',
  'signature',
] as const
export type Need = (typeof needs)[number]

/**
 * `late`: what is sent arrives later. `reading`: everything can be read and nothing sent. `unsure`: it failed, and nobody
 * has tried since.
 */
export const partStates = ['fine', 'late', 'unsure', 'reading', 'away'] as const
export type PartState = (typeof partStates)[number]

/** `lastSeen`: the last time that it was tried and failed. */
export type Outage = { readonly since: Date; readonly lastSeen: Date }

/** What each part cannot do without. Everything needs the database. */
const needsOf: Readonly<Record<StatusPart, readonly Need[]>> = {
  offers: [],
  chats: [],
  search: [],
  texts: ['sms'],
  messenger: ['kakao'],
  verification: ['codef'],
  notices: ['mail', 'sms'],
  files: ['files'],
  joining: ['nts', 'mail'],
  signing: ['signature'],
}

/** Parts that are of use while nothing can be written. */
const readable: ReadonlySet<StatusPart> = new Set(['offers', 'chats', 'search', 'files'])

/** A provider that failed is tried with the next call of a person, which at night may be hours away. */
export const UNSURE_AFTER_MS = 10 * 60_000
/** Due for longer than this is late (the alert OutboxOld). */
export const LATE_AFTER_MS = 10 * 60_000

export type SeenOfParts = {
  outageOf: (need: Need) => Outage | null
  /** When the oldest notification that waits was due, if any. */
  oldestDueAt: Date | null
}

export type PartStatus = { readonly part: StatusPart; readonly state: PartState; readonly since: Date | null }

/** What works, for the status page (OPS-5). */
export function statusOfParts(seen: SeenOfParts, now: Date): PartStatus[] {
  return statusParts.map((part) => ({ part, ...stateOf(part, seen, now) }))
}

function stateOf(
  part: StatusPart,
  { outageOf, oldestDueAt }: SeenOfParts,
  now: Date,
): Omit<PartStatus, 'part'> {
  const database = outageOf('database')
  if (database) return { state: 'away', since: database.since }
  const own = needsOf[part].map(outageOf).find((outage) => outage !== null)
  const isOld = own && now.getTime() - own.lastSeen.getTime() > UNSURE_AFTER_MS
  if (own && !isOld) return { state: part === 'notices' ? 'late' : 'away', since: own.since }
  const writes = outageOf('writes')
  if (writes) return { state: readable.has(part) ? 'reading' : 'away', since: writes.since }
  if (own) return { state: 'unsure', since: own.since }
  if (part === 'notices' && oldestDueAt && now.getTime() - oldestDueAt.getTime() > LATE_AFTER_MS)
    return { state: 'late', since: oldestDueAt }
  return { state: 'fine', since: null }
}

export type Overall = 'fine' | 'some' | 'most'

/** The page's headline. */
export function overallOf(parts: readonly Pick<PartStatus, 'state'>[]): Overall {
  const troubled = parts.filter(({ state }) => state !== 'fine').length
  if (troubled === 0) return 'fine'
  return troubled * 2 > parts.length ? 'most' : 'some'
}
