import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { invitationEnds, invitationMail, mayInvite } from '@coffeeattack/domain/operators/invitation'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { recordDeed } from '../core/audit.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import {
  closeExpired,
  companyNamed,
  findInvitation,
  hasAccount,
  insertInvitation,
  openInvitations,
  revokeInvitation,
} from './invitation-store.ts'
import { columnOf, companyOf, roleOf } from './shown.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const shown = (row: Row, now: Date) => ({
  id: row.id,
  email: row.email,
  role: roleOf(row),
  company: companyOf(row),
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
})

export async function listInvitations({ companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  const rows = await openInvitations(db.drizzle, companyId)
  return { items: rows.map((row) => shown(row, clock())) }
}

type Invited = { email: string; role: OperatorRole; companyId?: string | undefined }

/** The mail goes out after the invitation is kept; if it cannot, the invitation is taken back. */
export async function invite(given: Invited, caller: OperatorCaller, deps: ApiDeps) {
  const { db, clock, ids, random } = deps
  const companyId = await companyFor(given, caller, deps)
  const now = clock()
  const id = ids.next()
  const token = Buffer.from(random(32)).toString('base64url')
  const kept = await db.transaction(async (tx) => {
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
    return findInvitation(tx, id)
  })
  if (!kept) throw new Refusal('NOT_FOUND')
  await sendMail(kept, token, deps)
  return shown(kept, now)
}

/** A recruiter's colleagues are of the own company; only recruiters are of one. */
async function companyFor({ role, companyId }: Invited, caller: OperatorCaller, { db }: ApiDeps) {
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

async function sendMail(row: Row, token: string, { mailer, settings, db, clock, log }: ApiDeps) {
  const mail = invitationMail({
    role: roleOf(row),
    company: row.companyName,
    invitedBy: row.invitedBy,
    link: `${settings.appOrigin}/console/invitation/${token}`,
    expiresAt: row.expiresAt,
  })
  try {
    await mailer.send({ to: row.email, ...mail })
  } catch (cause) {
    log.error({ err: cause }, 'an invitation could not be mailed')
    await revokeInvitation(db.drizzle, row.id, null, clock())
    throw new Refusal('UNAVAILABLE', { cause })
  }
}

export async function cancelInvitation(id: string, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await revokeInvitation(tx, id, caller.companyId, now))) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, { action: 'invitation.cancel', subject: 'invitation', subjectId: id }, now)
  })
}
