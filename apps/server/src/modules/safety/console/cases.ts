import type { Calls } from '@coffeeattack/contract/calls'
import type { safetyDeeds } from '@coffeeattack/contract/safety-console'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { reasonOfSignal } from '@coffeeattack/domain/safety/report-words.ko'
import type { ReportReason } from '@coffeeattack/domain/safety/report'
import { actionsOn } from '@coffeeattack/domain/safety/stop'
import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { recordOpening } from '../../operators/core/audit.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { type CaseRow, countCases, findCase, listCaseRows } from './cases-store.ts'
import {
  type EvidenceRow,
  evidenceOf,
  figuresOf,
  handlersOf,
  type StopRow,
  stopsOf,
  toldOf,
} from './evidence-store.ts'

const PAGE = 50

type CasesQuery = HandlerInput<Calls['GET /console/safety']>['query']

/** Reports and signals in one queue, one row per sender (FIRM-9). */
export async function listCases({ status = 'open', only, cursor, limit = PAGE }: CasesQuery, deps: ApiDeps) {
  const { drizzle } = deps.db
  const now = deps.clock()
  const [found, counts] = await Promise.all([
    listCaseRows(drizzle, { status, only, after: placeIn(cursor), limit: limit + 1, now }),
    countCases(drizzle, now),
  ])
  const { page, nextCursor } = cutPage(found, limit, (last) => {
    const at = status === 'open' ? last.newestAt : last.closedAt
    return at && cursorAt({ at, id: last.id })
  })
  return { items: page.map(row), counts, nextCursor }
}

function row(found: CaseRow) {
  const { sender: _sender, handedOverAt, newestAt, closedAt, finding: _finding, ...shown } = found
  return {
    ...shown,
    newestAt: newestAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    isHandedOver: handedOverAt !== null,
  }
}

/** The evidence of a case. Reporters are known by job and years alone; that an operator read it is recorded. */
export async function showCase(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const shown = await caseFor(deps.db.drizzle, id, caller, deps)
  const whose = [...new Set(shown.people)]
  const opened = { action: 'safety.view', subject: 'safety-case', subjectId: id, whose } as const
  await recordOpening(deps.db.drizzle, caller, opened, now)
  return shown.page
}

/** The case as it stands now, after a decision as well. */
export async function caseFor(db: Queries, id: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const found = await findCase(db, id, now)
  if (!found) throw new Refusal('NOT_FOUND')
  const evidence = await evidenceOf(db, id)
  const cards = await candidateCards(
    db,
    evidence.map(({ candidateId }) => candidateId),
    deps,
  )
  const [stops, handlers, figures] = [
    await stopsOf(db, id, now),
    await handlersOf(db, id),
    await figuresOf(db, {
      caseId: id,
      companyId: found.company.id,
      senderId: found.sender?.id ?? null,
      now,
      today: formatDay(kstDay(now)),
    }),
  ]
  const [latest] = stops
  const stop = latest && latest.endedAt === null ? latest : null
  const state = {
    isClosed: found.closedAt !== null,
    isHandedOver: found.handedOverAt !== null,
    hasSender: found.sender !== null,
    stop,
  }
  const { sent, offer, talk, earlierReports } = figures
  const page = {
    ...row(found),
    sender: found.sender && { ...found.sender, joinedAt: new Date(found.sender.joinedAt).toISOString() },
    figures: { sent, people: { offer, talk }, earlierReports },
    evidence: evidence.map((one) => showEvidence(one, cards)),
    stop: stop && showStop(stop),
    actions: caller.role === 'recruiter' ? [] : actionsOn(state, caller.role, now),
    trail: trailOf(found, { evidence, stops, handlers, now }),
    toldReason: toldReason(evidence),
    told: found.outcome === 'TAKEN_DOWN' ? await toldOf(db, found.company.id) : null,
    finding: found.finding,
  }
  return { page, people: evidence.map(({ candidateId }) => candidateId) }
}

type Cards = Awaited<ReturnType<typeof candidateCards>>

/** What the candidate wrote is masked: the desk judges the sender. */
function showEvidence({ candidateId, lines, at, ...evidence }: EvidenceRow, cards: Cards) {
  const card = cards.get(candidateId)
  return {
    ...evidence,
    at: at.toISOString(),
    text: maskContacts(evidence.text),
    reporter:
      evidence.kind === 'report' && card
        ? { job: card.jobSubLabel || card.jobLabel || '후보자', months: card.totalMonth }
        : null,
    lines: lines.map(({ isCompany, body, maskedBody, at: said }) => ({
      isCompany,
      text: isCompany ? body : (maskedBody ?? maskContacts(body)),
      at: new Date(said).toISOString(),
    })),
  }
}

const showStop = ({ stoppedAt, until, confirmedAt, reason, by, isInForce }: StopRow) => ({
  stoppedAt: stoppedAt.toISOString(),
  until: until.toISOString(),
  isConfirmed: confirmedAt !== null,
  isInForce,
  by,
  reason,
})

/** The sentence that people would read: the most frequent reason of the reports, otherwise that of the first signal. */
export function toldReason(evidence: readonly Pick<EvidenceRow, 'reason' | 'signal'>[]): ReportReason {
  const reasons = evidence.flatMap(({ reason }) => reason ?? [])
  const counted = [...Map.groupBy(reasons, (reason) => reason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const signal = evidence.find((one) => one.signal !== null)?.signal
  return counted[0]?.[0] ?? (signal ? reasonOfSignal(signal) : 'OTHER')
}

type Deed = {
  name: (typeof safetyDeeds)[number]
  at: Date
  by: string | null
  text: string
}

type TrailSources = {
  evidence: readonly EvidenceRow[]
  stops: readonly StopRow[]
  handlers: { handedOverBy: string | null; closedBy: string | null }
  now: Date
}

/** What happened in the case, newest first. */
function trailOf(found: CaseRow, { evidence, stops, handlers, now }: TrailSources) {
  const deeds: Deed[] = evidence.map(({ kind, at }) => ({
    name: kind === 'report' ? 'REPORTED' : 'SIGNALLED',
    at,
    by: null,
    text: '',
  }))
  for (const stop of stops) {
    deeds.push({ name: 'STOPPED', at: stop.stoppedAt, by: stop.by, text: stop.reason })
    if (stop.confirmedAt)
      deeds.push({ name: 'CONFIRMED', at: stop.confirmedAt, by: stop.confirmedBy, text: '' })
    if (stop.endedAt && stop.endedBy)
      deeds.push({ name: 'RELEASED', at: stop.endedAt, by: stop.endedBy, text: '' })
    else if (!stop.confirmedAt && stop.until <= now)
      deeds.push({ name: 'LAPSED', at: stop.until, by: null, text: '' })
  }
  if (found.handedOverAt)
    deeds.push({ name: 'HANDED_OVER', at: found.handedOverAt, by: handlers.handedOverBy, text: '' })
  if (found.closedAt && found.outcome !== 'STOPPED')
    deeds.push({
      name: found.outcome === 'TAKEN_DOWN' ? 'TAKEN_DOWN' : 'CLOSED',
      at: found.closedAt,
      by: handlers.closedBy,
      text: found.finding,
    })
  return deeds
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map((deed) => ({ ...deed, at: deed.at.toISOString() }))
}
