import type { Calls } from '@coffeeattack/contract/calls'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { type FieldErrors, Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay } from '@coffeeattack/domain/kst'
import { rangeProblems } from '@coffeeattack/domain/offers/salary-range'
import { expiresAt, expiryDay } from '@coffeeattack/domain/offers/deadline'
import { deliverAt } from '@coffeeattack/domain/offers/sending'
import { unfilledProblem } from '@coffeeattack/domain/offers/template'
import { type PayParts, partsOf, payProblems } from '@coffeeattack/domain/offers/whole-pay'
import { wageProblems } from '@coffeeattack/domain/safety/minimum-wage'
import type { Queries } from '../../../platform/db/queries.ts'
import { offerGroups } from '../../../platform/db/schema/offers.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { findVisible } from '../../candidates/core/visibility.ts'
import { answerWish } from '../../desk/core/wishes.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { holdPositions } from '../../positions/core/store.ts'
import { noteSignals } from '../../safety/core/cases.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { incomeColumns, payColumns } from '../core/store.ts'
import { announceOffer } from './announce-offer.ts'
import { candidateFor, NOT_FROM_THIS_COMPANY, whyNot } from './before-sending.ts'
import { activeCompanies, insertOffer } from './compose-store.ts'
import { signalOf } from './send-offer.ts'

type NewCuration = HandlerInput<Calls['POST /console/curations']>['body']
type CurationItem = NewCuration['items'][number]

/** Sends a curation: several companies for one candidate, all or none, and closes the wish that it answers (BIZ-4). */
export async function sendCuration(given: NewCuration, caller: OperatorCaller, deps: ApiDeps) {
  const { ids } = deps
  const now = deps.clock()
  refuse(listProblems(given.items, now))
  try {
    return await deps.db.transaction(async (tx) => {
      await refuseStopped(tx, caller, now)
      const seen = await refuseUnreachable(tx, given, now)
      const dates = { createdAt: now, deliverAt: deliverAt(now), expiryDay: formatDay(expiryDay(now)) }
      const parties = { candidateId: given.candidateId, operatorId: caller.operatorId }
      const group = { ...parties, ...dates, id: ids.next(), message: given.message.trim() }
      await tx.insert(offerGroups).values(group)
      if (given.requestId) await answerRequest(tx, given.requestId, group, caller)
      const named: Record<string, PayParts> = {}
      for (const item of given.items) {
        const id = ids.next()
        const pay = partsOf(item.pay)
        if (pay) named[id] = pay
        const offer = {
          ...parties,
          ...dates,
          ...contentOf(item),
          ...payColumns(pay),
          id,
          groupId: group.id,
          type: 'SUPER_CURATION',
          isMaster: true,
          ...incomeColumns(seen),
        } as const
        await insertOffer(tx, offer)
        await noteSignals(tx, signalOf(offer, item.companyId), { ids, now })
      }
      await announceOffer(tx, { ...group, kind: 'group' }, { ids, now }, named)
      await recordDeed(tx, caller, { action: 'curation.send', subject: 'curation', subjectId: group.id }, now)
      return {
        groupId: group.id,
        deliverAt: group.deliverAt.toISOString(),
        expiredAt: expiresAt(now).toISOString(),
      }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('OFFER_ALREADY_OPEN')
    throw error
  }
}

function contentOf(item: CurationItem) {
  return {
    companyId: item.companyId,
    positionId: item.positionId,
    position: item.position.trim(),
    link: item.link ?? null,
    salaryMin: item.salaryMin ?? null,
    salaryMax: item.salaryMax ?? null,
    offerItems: [...item.offerItems],
    message: item.message.trim(),
  }
}

/** A company occurs once in a curation. A salary has both ends or none, and other pay needs a salary. */
function listProblems(items: readonly CurationItem[], now: Date): FieldErrors {
  const problems: Record<string, string> = {}
  for (const [index, { companyId, salaryMin = null, salaryMax = null, pay, message }] of items.entries()) {
    const unfilled = unfilledProblem(message)
    if (unfilled) problems[`items.${index}.message`] = unfilled
    const isTwice = items.findIndex((other) => other.companyId === companyId) < index
    if (isTwice) problems[`items.${index}.companyId`] = '같은 회사가 두 번 있어요'
    const parts = partsOf(pay)
    if (salaryMin === null && salaryMax === null && !parts) continue
    const wrong = {
      ...wageProblems({ salaryMin }, now),
      ...rangeProblems({ salaryMin, salaryMax }),
      ...(parts && payProblems(parts)),
    }
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem
  }
  return problems
}

/** Checks each company as a single sender; the problems name those that cannot write. */
async function refuseUnreachable(tx: Queries, { candidateId, items }: NewCuration, now: Date) {
  const seenByUs = await findVisible(tx, candidateId, [], now)
  if (!seenByUs) throw new Refusal('NOT_FOUND')
  const active = await activeCompanies(
    tx,
    items.map(({ companyId }) => companyId),
    now,
  )
  const problems: Record<string, string> = { ...(await positionProblems(tx, items)) }
  for (const [index, { companyId }] of items.entries()) {
    const seen = active.has(companyId) ? await candidateFor(tx, { companyId, candidateId }, now) : null
    const refused = seen && (await whyNot(tx, { companyId, candidateId }, now))
    if (!seen) problems[`items.${index}.companyId`] = NOT_FROM_THIS_COMPANY
    else if (refused) problems[`items.${index}.companyId`] = catalogue[refused].title
  }
  refuse(problems)
  return seenByUs
}

/** A position may be closed by its company while the curation is written (BIZ-9). */
async function positionProblems(tx: Queries, items: readonly CurationItem[]): Promise<FieldErrors> {
  const held = await holdPositions(
    tx,
    items.flatMap(({ positionId }) => positionId ?? []),
  )
  const problems: Record<string, string> = {}
  for (const [index, { companyId, positionId }] of items.entries()) {
    if (positionId === null) continue
    const position = held.get(positionId)
    if (position?.companyId !== companyId) problems[`items.${index}.positionId`] = NOT_OF_COMPANY
    else if (position.isClosed) problems[`items.${index}.positionId`] = CLOSED_MEANWHILE
  }
  return problems
}

const NOT_OF_COMPANY = '이 회사의 포지션이 아니에요. 빼고 다시 담아 주세요.'
const CLOSED_MEANWHILE = '그사이 회사가 닫은 포지션이에요. 빼거나 다른 포지션을 담아 주세요.'

type SentGroup = { id: string; candidateId: string; createdAt: Date }

/** The wish closes in the same transaction, and of two agents who answer it at once one sends nothing. */
async function answerRequest(tx: Queries, requestId: string, group: SentGroup, caller: OperatorCaller) {
  const { id: groupId, candidateId, createdAt: now } = group
  await answerWish(tx, { id: requestId, candidateId, operatorId: caller.operatorId, groupId, now })
  const done = { action: 'more-request.done', subject: 'more-request', subjectId: requestId } as const
  await recordDeed(tx, caller, { ...done, detail: { groupId } }, now)
}

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
}
