import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
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
  isListed,
  isUsed,
  openInvitations,
  renewInvitation,
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
  const { db, clock, ids } = deps
  const companyId = await companyFor(given, caller, deps)
  const now = clock()
  const id = ids.next()
  const { tokenHash, link } = newLink(deps)
  return db.transaction(async (tx) => {
    if (await hasAccount(tx, given.email)) throw new Refusal('OPERATOR_EXISTS')
    await closeExpired(tx, given.email, now)
    const isNew = await insertInvitation(tx, {
      id,
      email: given.email,
      role: columnOf(given.role),
      companyId,
      tokenHash,
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
    const made = { kept, link, now }
    await along?.(tx, made)
    return made
  })
}

function newLink({ random, settings }: Deps) {
  const token = Buffer.from(random(32)).toString('base64url')
  return {
    tokenHash: hashToken(token),
    link: settings.appOrigin + CONSOLE + consolePaths.invitation(token),
  }
}

/** The link is mailed, and returned once so that it can be passed on another way. */
export async function invite(given: InviteInput, caller: OperatorCaller, deps: ApiDeps) {
  const { kept, link, now } = await makeInvitation(given, caller, deps, (tx, made) =>
    mailInvitation(tx, made, deps),
  )
  return answer(200, { ...shown(kept, now), link }).andThen(() => sendMails(deps))
}

/**
 * Sends an open invitation again, also one whose time has passed. The link that went out before stops working. `expiresAt` is
 * what the caller saw, so of two who send it at once only one makes a link.
 */
export async function resendInvitation(
  { id, expiresAt: seen }: { id: string; expiresAt: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { companyId } = caller
  const now = deps.clock()
  const { tokenHash, link } = newLink(deps)
  const kept = await deps.db.transaction(async (tx) => {
    const next = { id, companyId, seen: new Date(seen), tokenHash, expiresAt: invitationEnds(now) }
    if (!(await renewInvitation(tx, next)))
      throw new Refusal((await isListed(tx, id, companyId)) ? 'CONFLICT' : 'NOT_FOUND')
    await recordDeed(tx, caller, { action: 'invitation.resend', subject: 'invitation', subjectId: id }, now)
    const found = await findInvitation(tx, id)
    if (!found) throw new Refusal('NOT_FOUND')
    await mailInvitation(tx, { kept: found, link, now }, deps)
    return found
  })
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

/**
 * Cancelled, replaced, expired and invented tokens get the same answer. A used one says so, because whoever has the link had
 * the mail and may sign in.
 */
async function openInvitation(token: string, { db, clock }: ApiDeps) {
  const tokenHash = hashToken(token)
  const found = await findByToken(db.drizzle, tokenHash, clock())
  if (!found) throw await notOpen(db.drizzle, tokenHash)
  return found
}

const notOpen = async (db: Queries, tokenHash: string) =>
  new Refusal((await isUsed(db, tokenHash)) ? 'INVITATION_USED' : 'INVITATION_EXPIRED')

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
    if (!taken) throw await notOpen(tx, hashToken(token))
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
