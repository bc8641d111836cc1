import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { declinedMail, joinedMail } from '@coffeeattack/domain/companies/application-mails'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyApplications as t } from '../../../platform/db/schema/company-applications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { answer } from '../../../platform/http/answer.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { moveApplication, postCompanyMail } from '../core/applications.ts'
import { nameOf } from './store.ts'

/** People who want to join the caller's company (FIRM-1); its own recruiters answer. */
export async function listJoinRequests(caller: OperatorCaller, { db }: ApiDeps) {
  const rows = await db.drizzle
    .select()
    .from(t)
    .where(and(eq(t.companyId, companyOf(caller)), eq(t.state, 'JOINING')))
    .orderBy(asc(t.notedAt), asc(t.id))
  const items = rows.map(({ id, name, title, email, note, notedAt, stateChangedAt }) => ({
    id,
    name,
    title,
    email,
    note,
    notedAt: (notedAt ?? stateChangedAt).toISOString(),
  }))
  return { items }
}

type JoinAnswer = { id: string; accepted: boolean }

/** Who is taken in sets a password on the waiting page; an account that was made before comes along. */
export async function answerJoin({ id, accepted }: JoinAnswer, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const companyId = companyOf(caller)
  await deps.db.transaction(async (tx) => {
    if (!(await isAsked(tx, id, companyId))) throw new Refusal('NOT_FOUND')
    const decided = { decidedBy: caller.operatorId, decidedAt: now }
    const row = await moveApplication(tx, { id, to: accepted ? 'JOINED' : 'DECLINED', now }, decided)
    if (!row) throw new Refusal('CONFLICT')
    const company = await nameOf(tx, companyId)
    if (accepted && row.operatorId)
      await tx.update(operators).set({ companyId }).where(eq(operators.id, row.operatorId))
    const link = deps.settings.appOrigin + CONSOLE + consolePaths.home()
    await postCompanyMail(tx, row.email, accepted ? joinedMail(company, link) : declinedMail(company), deps)
    const deed = {
      action: 'company.join',
      subject: 'company',
      subjectId: companyId,
      detail: { accepted },
    } as const
    await recordDeed(tx, caller, deed, now)
  })
  return answer(204, undefined).andThen(() => sendMails(deps))
}

/** A request to the caller's company, answered or not. */
const isAsked = async (tx: Queries, id: string, companyId: string): Promise<boolean> =>
  (await tx.$count(t, and(eq(t.id, id), eq(t.companyId, companyId)))) > 0
