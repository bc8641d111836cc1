import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { approvedMail, askedMail, refusedMail } from '@coffeeattack/domain/companies/application-mails'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { alikeIn, needsReason } from '@coffeeattack/domain/companies/review'
import { mailDomain } from '@coffeeattack/domain/companies/work-mail'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import {
  type ApplicationRow,
  askTaxOffice,
  customerWith,
  lockNumber,
  moveApplication,
  postCompanyMail,
  recordAnswer,
  setCompanyState,
  turnIntoJoins,
} from '../core/applications.ts'
import { findEvidence } from '../core/evidence.ts'
import { evidenceOf } from './evidence.ts'
import {
  type AlikeRow,
  applicationCounts,
  applicationsIn,
  approveCompany,
  earlierOf,
  findApplication,
  freeNumber,
  holdApplication,
  nameOfOperator,
  possiblyAlike,
  type QueueName,
  type QueueRow,
} from './review-store.ts'

const PAGE = 20
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const shownRow = (
  row: QueueRow | (ApplicationRow & { appliedAt: Date; isNumberShared: boolean }),
  differs: number,
) => ({
  id: row.id,
  state: row.state,
  stateChangedAt: row.stateChangedAt.toISOString(),
  companyName: row.companyName,
  name: row.name,
  title: row.title,
  email: row.email,
  appliedAt: row.appliedAt.toISOString(),
  askAgainAt: row.state === 'CHECKING' ? iso(row.askAgainAt) : null,
  taxTries: row.taxTries,
  differs,
  isNumberShared: row.isNumberShared,
  decidedAt: iso(row.decidedAt),
})

async function allEvidence(db: Queries, row: ApplicationRow) {
  const checked = row.companyId === null ? null : await findEvidence(db, row.companyId)
  return evidenceOf(row, await earlierOf(db, row), checked?.proof ?? null)
}

const differsIn = (evidence: ReturnType<typeof evidenceOf>): number =>
  evidence.filter(({ verdict }) => verdict === 'DIFFERENT').length

export async function listApplications(
  { list, cursor, limit = PAGE }: PageQuery & { list: QueueName },
  { db }: ApiDeps,
) {
  const rows = await applicationsIn(db.drizzle, { list, after: placeIn(cursor), limit: limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, ({ stateChangedAt: at, id }) => cursorAt({ at, id }))
  const items = await Promise.all(
    page.map(async (row) => {
      const whole = await findApplication(db.drizzle, row.id)
      const evidence = whole ? await allEvidence(db.drizzle, whole) : []
      return shownRow(row, differsIn(evidence))
    }),
  )
  return { items, counts: await applicationCounts(db.drizzle), nextCursor }
}

export async function showReview(id: string, { db }: Pick<ApiDeps, 'db'>) {
  const row = await findApplication(db.drizzle, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return review(db.drizzle, row)
}

async function review(db: Queries, row: ApplicationRow) {
  const evidence = await allEvidence(db, row)
  const self = {
    number: row.businessNumber,
    keys: [companyKey(row.companyName)],
    domain: mailDomain(row.email),
  }
  const exceptIds = [row.id, ...(row.companyId ? [row.companyId] : [])]
  const found = await possiblyAlike(db, { ...self, key: self.keys[0]!, exceptIds })
  const alike = found.map((other) => shownAlike(other, alikeIn(self, other)))
  const isNumberShared = found.some(
    ({ kind, number }) => kind === 'APPLICATION' && number === row.businessNumber,
  )
  return {
    ...shownRow({ ...row, appliedAt: row.pledgedAt!, isNumberShared }, differsIn(evidence)),
    companyId: row.companyId,
    businessNumber: row.businessNumber,
    homepage: row.homepage,
    question: row.question,
    answer: row.answer,
    reason: row.reason,
    decidedBy: await nameOfOperator(db, row.decidedBy),
    evidence,
    alike: alike.filter(({ reasons }) => reasons.length > 0),
    needsReason: needsReason(evidence),
  }
}

export const shownAlike = (
  { kind, id, name, since, state, domain, reason }: AlikeRow,
  reasons: ReturnType<typeof alikeIn>,
) => ({ kind, id, name, since: since.toISOString(), state, reasons, mailDomain: domain || null, reason })

type Decision = { id: string; stateChangedAt: string }

/** One step: the state as it was seen, the company, the trail and the mails in one transaction. */
async function decide(
  { id, stateChangedAt }: Decision,
  action: DeedAction,
  caller: OperatorCaller,
  deps: ApiDeps,
  work: (
    tx: Queries,
    row: ApplicationRow,
    at: { id: string; seen: Date; now: Date },
  ) => Promise<ApplicationRow | null>,
) {
  const now = deps.clock()
  const shown = await deps.db.transaction(async (tx) => {
    const row = await holdApplication(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    // Compared here: the database knows no year 0, and anybody may send one.
    const isAsSeen = row.stateChangedAt.getTime() === Date.parse(stateChangedAt)
    const done = isAsSeen && (await work(tx, row, { id, seen: row.stateChangedAt, now }))
    if (!done) throw new Refusal('CONFLICT')
    await recordDeed(tx, caller, { action, subject: 'company', subjectId: done.companyId }, now)
    return review(tx, done)
  })
  return answer(200, shown).andThen(() => sendMails(deps))
}

export function approve(given: Decision & { reason: string }, caller: OperatorCaller, deps: ApiDeps) {
  return decide(given, 'company.approve', caller, deps, async (tx, row, at) => {
    const evidence = await allEvidence(tx, row)
    const reason = given.reason.trim()
    if (needsReason(evidence) && reason === '')
      throw new Refusal('INVALID_INPUT', { fields: { reason: '살펴본 이유를 적어 주세요' } })
    const number = row.businessNumber!
    await lockNumber(tx, number)
    const customer = await customerWith(tx, number)
    // The number became a customer's meanwhile: of two approvals one wins.
    if (customer) throw new Refusal('CONFLICT')
    const approved = await moveApplication(
      tx,
      { ...at, to: 'APPROVED' },
      { reason, decidedBy: caller.operatorId, decidedAt: at.now },
    )
    if (!approved?.companyId) return null
    await freeNumber(tx, number, approved.companyId)
    const state = { businessState: row.businessState, businessStateOn: row.matchedAt }
    if (!(await approveCompany(tx, approved.companyId, { businessNumber: number, ...state }, at.now)))
      return null
    const winner = { id: approved.companyId, name: row.companyName }
    await turnIntoJoins(tx, { number, winner, exceptId: row.id }, deps)
    const link = deps.settings.appOrigin + CONSOLE + consolePaths.home()
    await postCompanyMail(tx, row.email, approvedMail(row.companyName, link), deps)
    return approved
  })
}

export function refuse(given: Decision & { reason: string }, caller: OperatorCaller, deps: ApiDeps) {
  return decide(given, 'company.refuse', caller, deps, async (tx, row, at) => {
    const reason = given.reason.trim()
    const columns = { reason, decidedBy: caller.operatorId, decidedAt: at.now, askAgainAt: null }
    const refused = await moveApplication(tx, { ...at, to: 'REFUSED' }, columns)
    if (!refused) return null
    await setCompanyState(tx, refused.companyId, 'REFUSED', at.now)
    await postCompanyMail(tx, row.email, refusedMail(reason), deps)
    return refused
  })
}

export function ask(given: Decision & { question: string }, caller: OperatorCaller, deps: ApiDeps) {
  return decide(given, 'company.ask', caller, deps, async (tx, row, at) => {
    const question = given.question.trim()
    const asked = await moveApplication(tx, { ...at, to: 'ASKED' }, { question, answer: '' })
    if (asked) await postCompanyMail(tx, row.email, askedMail(question), deps)
    return asked
  })
}

/** Asks the tax office now. It is asked outside of the transaction, so the answer counts only for what was asked about. */
export async function recheck(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const row = await findApplication(deps.db.drizzle, id)
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.state !== 'CHECKING') throw new Refusal('CONFLICT')
  const said = await askTaxOffice(row, deps)
  const shown = await deps.db.transaction(async (tx) => {
    const recorded = await recordAnswer(tx, row, said, deps)
    if (!recorded) throw new Refusal('CONFLICT')
    const deed = { action: 'company.recheck', subject: 'company', subjectId: recorded.companyId } as const
    await recordDeed(tx, caller, deed, deps.clock())
    return review(tx, recorded)
  })
  return answer(200, shown).andThen(() => sendMails(deps))
}
