import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { whyNotSend } from '@coffeeattack/domain/offers/sending'
import { byFit, isInRange, jobFit, meetsAll, rangeFit } from '@coffeeattack/domain/positions/fit'
import { mustHavesMet } from '@coffeeattack/domain/positions/must-haves'
import type { AnonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { offsetPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { bringingsOf } from '../../candidates/core/brings.ts'
import { findVisible } from '../../candidates/core/visibility.ts'
import { recordShown } from '../../companies/core/records.ts'
import { standingOf } from '../../suggestions/core/settings-store.ts'
import { suggestPositions } from '../../suggestions/core/suggest-positions.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'
import { NO_QUOTA } from './before-sending.ts'
import { type ComparedPosition, findPositions, openPositions, type ShownPosition } from './fitting-store.ts'
import { readOnce } from '../../catalogue/core/read-must-haves.ts'

const PAGE = 20
/** How many open positions are compared with one person, those of the person's job group first. A search narrows them. */
const COMPARED = 300

type FittingQuery = PageQuery & {
  candidateId: string
  q?: string | undefined
  job?: string | undefined
  inRange?: boolean | undefined
  meetsAll?: boolean | undefined
}

/** Open positions that a curation for this person can be made from (BIZ-4), those that suit best first. */
export async function listFitting(query: FittingQuery, deps: ApiDeps) {
  const { drizzle, replica } = deps.db
  const now = deps.clock()
  const { candidateId, q = '', cursor, limit = PAGE } = query
  const seen = await findVisible(drizzle, candidateId, [], now)
  const [person] = seen ? await anonymousProfiles(drizzle, [candidateId], deps) : []
  if (!person) throw new Refusal('NOT_FOUND')
  const { jobLabel } = person
  const rows = await openPositions(replica, { candidateId, jobLabel, q, limit: COMPARED + 1 })
  const suggested = await suggestionsOf(candidateId, rows.slice(0, COMPARED), deps)
  const compared = (await withFits(suggested, person, deps)).filter(
    (one) => (!query.inRange || isInRange(one.range)) && (!query.meetsAll || meetsAll(one)),
  )
  const found = compared
    .filter((one) => query.job === undefined || one.jobLabel === query.job)
    .toSorted((a, b) => sumOf(b) - sumOf(a) || byFit(a, b))
  const page = offsetPage(found, cursor, limit)
  const shown = await findPositions(drizzle, {
    candidateId,
    ids: page.found.map(({ id }) => id),
    today: formatDay(kstDay(now)),
  })
  return {
    items: page.found.flatMap(({ id, met, range, suggestion }) => {
      const row = shown.get(id)
      return row ? [{ ...itemOf(row, { met, fit: range }, now), suggestion }] : []
    }),
    jobs: jobsOf(compared, jobLabel),
    total: found.length,
    isMore: rows.length > COMPARED,
    nextCursor: page.nextCursor,
  }
}

/** The reasons that the person reads too (MATCH-1); none for somebody who switched suggestions off, whom the plain order serves. */
async function suggestionsOf(userId: string, rows: readonly ComparedPosition[], deps: ApiDeps) {
  const standing = await standingOf(deps.db.drizzle, userId, deps.clock())
  if (standing?.state !== 'ON') return rows.map((row) => ({ ...row, suggestion: null }))
  return suggestPositions(userId, rows, deps)
}

const sumOf = ({ suggestion }: { suggestion: Suggestion | null }) => suggestion?.sum ?? 0

type Suggested = ComparedPosition & { suggestion: Suggestion | null }

/** Compared by the reader of the list of people whom a position suits (BIZ-9). */
async function withFits(rows: readonly Suggested[], person: AnonymousProfile, { db }: ApiDeps) {
  const read = rows.map((row) => ({ ...row, wanted: readOnce(row.mustHaves) }))
  const bringings = await bringingsOf(
    db.replica,
    [person.id],
    read.flatMap(({ wanted }) => wanted),
  )
  const brings = bringings(person.id)
  return read.map(({ wanted, ...row }) => ({
    ...row,
    job: jobFit(row, person),
    met: mustHavesMet(brings, wanted),
    range: rangeFit(row, person),
  }))
}

type Compared = Awaited<ReturnType<typeof withFits>>[number]

function itemOf(
  { fields, company, record, hasOpenOffer, lastRefusedAt, id }: ShownPosition,
  fit: { met: Compared['met']; fit: Compared['range'] },
  now: Date,
) {
  const why = whyNotSend(
    { hasOpenOffer, lastRefusedAt, sentToday: 0, sentThisMonth: 0, quota: NO_QUOTA },
    now,
  )
  const refusal = why === 'OFFER_ALREADY_OPEN' || why === 'OFFER_COOLDOWN' ? why : null
  return { id, ...fields, company, ...fit, record: recordShown(record, now), refusal }
}

/** The person's own group first, then the largest. */
function jobsOf(compared: readonly Compared[], own: string) {
  const totals = new Map<string, number>()
  for (const { jobLabel } of compared) totals.set(jobLabel, (totals.get(jobLabel) ?? 0) + 1)
  return [...totals]
    .map(([jobLabel, total]) => ({ jobLabel, total }))
    .toSorted((a, b) => Number(b.jobLabel === own) - Number(a.jobLabel === own) || b.total - a.total)
}
