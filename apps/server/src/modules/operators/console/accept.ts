import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../core/audit.ts'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { refuseWeakPassword } from '../../sessions/core/new-password.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findByToken, insertOperator, takeInvitation } from './invitation-store.ts'
import { roleOf } from './shown.ts'

/** Used, cancelled, late and made-up ones are told alike. */
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

type Accepted = { token: string; name: string; password: string }

/** Whoever holds the link becomes a person of the console, once. They sign in as everybody does. */
export async function acceptInvitation({ token, name, password }: Accepted, deps: ApiDeps) {
  const { email } = await openInvitation(token, deps)
  await refuseWeakPassword('password', password, { email, name })
  // Slow on purpose, so outside of the transaction that follows.
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
    const deed = { action: 'invitation.accept', subject: 'invitation', subjectId: id }
    await recordDeed(tx, { operatorId }, deed, now)
  })
  return { email }
}
