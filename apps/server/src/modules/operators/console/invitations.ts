import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { invitationEnds, invitationMail, mayInvite } from '@coffeeattack/domain/operators/invitation'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Deps } from '../../../deps.ts'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { postMail, sendMails } from '../../notifications/core/mails.ts'
import { refuseWeakPassword } from '../../sessions/core/passwords.ts'
import { recordDeed } from '../core/audit.ts'
import {
  closeExpired,
  companyNamed,
  findByToken,
  findInvitation,
  hasAccount,
  insertInvitation,
  insertOperator,
  openInvitations,
  revokeInvitation,
  takeInvitation,
} from './invitation-store.ts'
import { columnOf, roleOf } from './operator-store.ts'
import { companyOf } from './operators.ts'

type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const shown = (row: InvitationRow, now: Date) => ({
  id: row.id,
  email: row.email,
  role: roleOf(row),
  company: companyOf(row),
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
})

export async function listInvitations({ companyId }: OperatorCaller, { db, clock }: Deps) {
  const rows = await openInvitations(db.drizzle, companyId)
  return { items: rows.map((row) => shown(row, clock())) }
}

type InviteInput = { email: string; role: OperatorRole; companyId?: string | undefined }

type MadeInvitation = { kept: InvitationRow; link: string; now: Date }

/**
 * Stores only the hash of the token; the token itself is in the link. `along` may write more in the same transaction.
 */
export async function makeInvitation(
  given: InviteInput,
  caller: OperatorCaller,
  deps: Deps,
  along?: (tx: Queries, made: MadeInvitation) => Promise<void>,
): Promise<MadeInvitation> {
  const { db, clock, ids, random, settings } = deps
  const companyId = await companyFor(given, caller, deps)
  const now = clock()
  const id = ids.next()
  const token = Buffer.from(random(32)).toString('base64url')
  return db.transaction(async (tx) => {
    if (await hasAccount(tx, given.email)) throw new Refusal('OPERATOR_EXISTS')
    await closeExpired(tx, given.email, now)
    const isNew = await insertInvitation(tx, {
      id,
      email: given.email,
      role: columnOf(given.role),
      companyId,
      tokenHash: hashToken(token),
      invitedBy: caller.operatorId,
      createdAt: now,
      expiresAt: invitationEnds(now),
    })
    if (!isNew) throw new Refusal('INVITATION_OPEN')
    await recordDeed(
      tx,
      caller,
      { action: 'invitation.send', subject: 'invitation', subjectId: id, detail: { role: given.role } },
      now,
    )
    const kept = await findInvitation(tx, id)
    if (!kept) throw new Refusal('NOT_FOUND')
    const made = { kept, link: settings.appOrigin + CONSOLE + consolePaths.invitation(token), now }
    await along?.(tx, made)
    return made
  })
}

/** The link is mailed, and returned once so that it can be passed on another way. */
export async function invite(given: InviteInput, caller: OperatorCaller, deps: ApiDeps) {
  const { kept, link, now } = await makeInvitation(given, caller, deps, (tx, made) =>
    mailInvitation(tx, made, deps),
  )
  return answer(200, { ...shown(kept, now), link }).andThen(() => sendMails(deps))
}

async function mailInvitation(tx: Queries, { kept, link }: MadeInvitation, deps: Deps): Promise<void> {
  const { email, companyName: company, invitedBy, expiresAt } = kept
  const letter = invitationMail({ role: roleOf(kept), company, invitedBy, link, expiresAt })
  await postMail(tx, { kind: 'INVITATION', to: email, letter, expiresAt }, deps)
}

/** A recruiter may only invite to their own company; only recruiters belong to a company. */
async function companyFor({ role, companyId }: InviteInput, caller: OperatorCaller, { db }: Deps) {
  if (!mayInvite(caller.role, role)) throw new Refusal('FORBIDDEN')
  if (role !== 'recruiter') return null
  if (caller.companyId !== null) {
    if (companyId !== undefined && companyId !== caller.companyId) throw new Refusal('NOT_FOUND')
    return caller.companyId
  }
  const isKnown = companyId !== undefined && (await companyNamed(db.drizzle, companyId)) !== null
  if (!isKnown) throw new Refusal('INVALID_INPUT', { fields: { companyId: '회사를 골라 주세요' } })
  return companyId
}

export async function cancelInvitation(id: string, caller: OperatorCaller, { db, clock }: Deps) {
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await revokeInvitation(tx, id, caller.companyId, now))) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, { action: 'invitation.cancel', subject: 'invitation', subjectId: id }, now)
  })
}

/** Used, cancelled, expired and invented tokens get the same answer. */
async function openInvitation(token: string, { db, clock }: ApiDeps) {
  const found = await findByToken(db.drizzle, hashToken(token), clock())
  if (!found) throw new Refusal('INVITATION_EXPIRED')
  return found
}

export async function showInvitation(token: string, deps: ApiDeps) {
  const found = await openInvitation(token, deps)
  const { email, companyName, invitedBy } = found
  return { email, role: roleOf(found), company: companyName, invitedBy }
}

type AcceptInvitationInput = { token: string; name: string; password: string }

/** The link creates an operator account, once. The operator then signs in as usual. */
export async function acceptInvitation(
  { token, name, password }: AcceptInvitationInput,
  { address }: Visit,
  deps: ApiDeps,
) {
  const { email } = await openInvitation(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Password hashing is slow on purpose, so it runs outside the transaction.
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  const operatorId = deps.ids.next()
  await deps.db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, hashToken(token), now)
    if (!taken) throw new Refusal('INVITATION_EXPIRED')
    const { id, role, companyId } = taken
    const isNew = await insertOperator(tx, {
      id: operatorId,
      email,
      role,
      companyId,
      name,
      passwordHash,
      createdAt: now,
    })
    if (!isNew) throw new Refusal('OPERATOR_EXISTS')
    const deed = { action: 'invitation.accept', subject: 'invitation', subjectId: id } as const
    await recordDeed(tx, { operatorId, address }, deed, now)
  })
  return { email }
}
