import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { isWaiting, type PaidState } from '@coffeeattack/domain/paid-checks/invitation'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { keptResultOf } from '../core/kept-result.ts'
import { findPaidCheck, type OwnPaidCheck, paidChecksOf, type PaidCheckRow } from '../core/store.ts'

/** The invitations of a person and their results, newest first (KEEP-7, KEEP-10). */
export async function listPaidChecks(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  return { items: (await paidChecksOf(db.drizzle, userId)).map((row) => cardOf(row, now)) }
}

/** One of them, to the person alone (KEEP-9). */
export async function showPaidCheck(whose: OwnPaidCheck, deps: ApiDeps) {
  const { db, clock } = deps
  const row = await findPaidCheck(db.drizzle, whose)
  if (!row) throw new Refusal('NOT_FOUND')
  const kept = row.judgement === 'KEPT' ? await keptResultOf(deps.db.drizzle, whose.userId) : null
  return {
    ...cardOf(row, clock()),
    result: resultOf(row, kept?.paidCheckId === row.id),
    lastCertificate: row.lastCertificate,
    pact: row.pact && { id: row.pact.id, sealedOn: formatDay(kstDay(new Date(row.pact.at))) },
  }
}

function cardOf(row: PaidCheckRow, now: Date) {
  const { id, coffeechatId, company, round, startsOn, invitedAt } = row
  const state = shownState(row, now)
  return { id, coffeechatId, company, round, startsOn, state, invitedAt: invitedAt.toISOString() }
}

function shownState(row: PaidCheckRow, now: Date): Exclude<PaidState, 'DELETED'> | 'OVER' {
  if (row.state === 'INVITED' && !isWaiting(row, now)) return 'OVER'
  // The statement leaves deleted ones out.
  return row.state as Exclude<PaidState, 'DELETED'>
}

function resultOf(
  { judgement, reason, promised, insured, keptFrom, month, answeredAt }: PaidCheckRow,
  isProvable: boolean,
) {
  if (judgement === null) return null
  const figures = insured === null ? null : { promised, insured, keptFrom: keptFrom! }
  const checkedOn = formatDay(kstDay(answeredAt!))
  return { judgement, reason, figures, month, source: 'HEALTH_INSURANCE' as const, checkedOn, isProvable }
}
