import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { OperatorState } from '@coffeeattack/domain/operators/state'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import { operator } from '../../sessions/core/owner.ts'
import { type MadeReset, mailReset, makeReset } from '../../sessions/core/send-reset.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { recordDeed } from '../core/audit.ts'
import { revokeInvitationsBy } from './invitation-store.ts'
import { moveOperator, type PostChange } from './move-operator.ts'
import {
  clearSecondFactor,
  columnOf,
  findOperator,
  findOperators,
  lockAdmins,
  roleOf,
  setDisabled,
} from './operator-store.ts'

const PAGE = 50

type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>

function shown(row: OperatorRow) {
  const { id, name, email } = row
  return {
    id,
    name,
    email,
    role: roleOf(row),
    company: companyOf(row),
    hasSecondFactor: row.hasSecondFactor,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
  }
}

type OperatorsQuery = PageQuery & {
  q?: string | undefined
  role?: OperatorRole | undefined
  state?: OperatorState | undefined
}

/** Lists operators: an admin sees all, a recruiter the colleagues. */
export async function listOperators(query: OperatorsQuery, { companyId }: OperatorCaller, { db }: Deps) {
  const limit = query.limit ?? PAGE
  const [before] = fromCursor(query.cursor) ?? []
  const rows = await findOperators(db.drizzle, {
    companyId,
    role: query.role ? columnOf(query.role) : null,
    state: query.state ?? null,
    typed: typedPatterns(query.q ?? ''),
    before: isId(before) ? before : null,
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, (last) => toCursor(last.id))
  return { items: page.map(shown), nextCursor }
}

type OperatorChange = {
  disabled?: boolean | undefined
  resetSecondFactor?: true | undefined
  move?: PostChange | undefined
}

export async function changeOperator(id: string, change: OperatorChange, caller: OperatorCaller, deps: Deps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const found = await findOperator(tx, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const isLastAdmin = admins.length === 1 && admins[0] === id
    if (change.move) await moveOperator(tx, { found, change: change.move, isLastAdmin }, caller, deps)
    const deeds: DeedAction[] = []
    if (change.disabled === true && !found.disabledAt) {
      if (isLastAdmin) throw new Refusal('LAST_ADMIN')
      await disable(tx, id, now)
      deeds.push('operator.disable')
    }
    if (change.disabled === false && found.disabledAt) {
      await setDisabled(tx, id, null)
      deeds.push('operator.enable')
    }
    if (change.resetSecondFactor) {
      await clearSecondFactor(tx, id)
      await endSessions(tx, operator(id), null, 'SIGNED_OUT', now)
      deeds.push('operator.reset-second-factor')
    }
    for (const action of deeds)
      await recordDeed(tx, caller, { action, subject: 'operator', subjectId: id }, now)
    return shown((await findOperator(tx, id)) ?? found)
  })
}

/** Moves an operator from the console and sends the mail right after the answer. */
export async function changePerson(
  id: string,
  change: OperatorChange,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const changed = await changeOperator(id, change, caller, deps)
  return answer(200, changed).andThen(async () => {
    if (change.move) await sendMails(deps)
  })
}

/** Ends all sessions at once and cancels the operator's open invitations. */
async function disable(tx: Queries, id: string, now: Date): Promise<void> {
  await setDisabled(tx, id, now)
  await endSessions(tx, operator(id), null, 'DISABLED', now)
  await revokeInvitationsBy(tx, id, now)
}

/** A link in the admin's name, recorded in the trail. `along` may write more in the same transaction. */
export async function makeResetFor(
  id: string,
  caller: OperatorCaller,
  deps: Deps,
  along?: (tx: Queries, made: MadeReset) => Promise<void>,
): Promise<MadeReset> {
  return deps.db.transaction(async (tx) => {
    const made = await makeReset(tx, { operatorId: id, askedBy: caller.operatorId }, deps)
    if (!made) throw new Refusal('NOT_FOUND')
    const deed = { action: 'operator.send-password-reset', subject: 'operator', subjectId: id } as const
    await recordDeed(tx, caller, deed, deps.clock())
    await along?.(tx, made)
    return made
  })
}

/** Sends a password link to an operator who cannot sign in. The second factor is still required. */
export async function sendReset(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const { link, expiresAt } = await makeResetFor(id, caller, deps, (tx, made) => mailReset(tx, made, deps))
  return answer(200, { link, expiresAt: expiresAt.toISOString() }).andThen(() => sendMails(deps))
}

type CompanyColumns = { companyId: string | null; companyName: string | null; companyLogo: string | null }

export const companyOf = ({ companyId, companyName, companyLogo }: CompanyColumns) =>
  companyId === null ? null : { id: companyId, name: companyName ?? '', logo: companyLogo }
