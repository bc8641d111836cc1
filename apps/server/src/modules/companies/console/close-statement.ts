import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { dueDay } from '@coffeeattack/domain/companies/billing'
import { mayClose, monthSpan } from '@coffeeattack/domain/companies/statement'
import { statementMail } from '@coffeeattack/domain/companies/statement-mail'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS, formatDay, kstYear } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { postMail, sendMails } from '../../notifications/core/mails.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { billedPeople } from '../core/billed-people.ts'
import { type DrawnStatement, drawStatement } from './draw-statement.ts'
import {
  findHead,
  freezeLines,
  insertBill,
  insertStatement,
  lockLedger,
  type MonthOfCompany,
  takePlace,
} from './statement-store.ts'

/** A mail that was not delivered within three days is given up: the console shows the statement. */
const MAIL_MS = 3 * DAY_MS

/**
 * Closes the month, numbers its statement and mails it: once, and never before the month is over in Seoul. Whoever presses again
 * reads what was sent then. A month that was closed without a number (before statements had one) gets it now.
 */
export async function closeStatement(wanted: MonthOfCompany, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const now = clock()
  const closed = await db.transaction(async (tx) => {
    const span = monthSpan(wanted.month)
    if (!span || !(await lockLedger(tx, wanted.companyId))) throw new Refusal('NOT_FOUND')
    if (!mayClose(wanted.month, now)) throw new Refusal('CONFLICT')
    const head = await findHead(tx, wanted)
    if (head?.bill) return drawStatement(tx, wanted, deps)
    const drawn = await drawStatement(tx, wanted, deps)
    if (drawn.customer.businessNumber === null) throw new Refusal('STATEMENT_NEEDS_NUMBER')
    const statementId = head?.statementId ?? ids.next()
    if (!head?.statementId) {
      const row = { id: statementId, ...wanted, closedAt: now, closedBy: caller.operatorId }
      await insertStatement(tx, row)
      await freezeLines(tx, statementId, { companyId: wanted.companyId, ...span })
    }
    await send(tx, { statementId, drawn, caller, now })
    const sent = await drawStatement(tx, wanted, deps)
    await tell(tx, sent, deps)
    const detail = { month: wanted.month, rows: sent.lines.length, number: sent.number }
    const deed = { action: 'statement.close', subject: 'company', subjectId: wanted.companyId } as const
    await recordDeed(tx, caller, { ...deed, detail }, now)
    return sent
  })
  return answer(200, closed).andThen(() => sendMails(deps))
}

type Sending = { statementId: string; drawn: DrawnStatement; caller: OperatorCaller; now: Date }

/** Freezes both sides, the sums and the due day. */
async function send(tx: Queries, { statementId, drawn, caller, now }: Sending): Promise<void> {
  const { supplier, customer, sum, vat, total } = drawn
  const year = kstYear(now)
  await insertBill(tx, {
    statementId,
    year,
    place: await takePlace(tx, year),
    supplier,
    customer,
    sum,
    vat,
    total,
    sentAt: now,
    sentBy: caller.operatorId,
    dueOn: formatDay(dueDay(now)),
  })
}

async function tell(tx: Queries, sent: DrawnStatement, deps: ApiDeps): Promise<void> {
  const { companyId, companyName: company, month, number, total, dueOn, supplier } = sent
  const link = deps.settings.appOrigin + CONSOLE + consolePaths.statement(companyId, month)
  const told = { company, month, number: number!, total, dueOn: dueOn!, account: supplier.account, link }
  const letter = statementMail(told)
  const expiresAt = new Date(deps.clock().getTime() + MAIL_MS)
  for (const to of await billedPeople(tx, companyId))
    await postMail(tx, { kind: 'NEWS', to, letter, expiresAt }, deps)
}
