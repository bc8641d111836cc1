import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { operator } from '../../sessions/core/owner.ts'
import { provePassword, refuseWeakPassword } from '../../sessions/core/passwords.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { recordDeed } from '../core/audit.ts'
import { dropProof, findOwn, type OwnAccount, saveOwn, savePassword } from './operator-store.ts'

type OwnAccountChange = { [K in keyof OwnAccount]?: string | undefined }

export async function changeMe(change: OwnAccountChange, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const { operatorId } = caller
  return db.transaction(async (tx) => {
    const own = await findOwn(tx, operatorId)
    if (!own) throw new Refusal('UNAUTHORIZED')
    const wanted: OwnAccount = {
      name: change.name ?? own.name,
      title: (change.title ?? own.title).trim(),
      greeting: (change.greeting ?? own.greeting).trim(),
    }
    const changed = (['name', 'title', 'greeting'] as const).filter((field) => wanted[field] !== own[field])
    if (changed.length === 0) return wanted
    const deed = {
      action: 'operator.change',
      subject: 'operator',
      subjectId: operatorId,
      detail: { changed },
    } as const
    await recordDeed(tx, caller, deed, clock())
    // The certificate proved the former name (FIRM-6).
    if (changed.includes('name')) await dropProof(tx, operatorId)
    return (await saveOwn(tx, operatorId, wanted)) ?? wanted
  })
}

/** Ends all other sessions of the account. */
export async function changePassword(
  { current, next }: { current: string; next: string },
  { caller, from }: { caller: OperatorCaller; from: Visit },
  deps: ApiDeps,
): Promise<void> {
  const { db, clock } = deps
  const { operatorId, sessionId } = caller
  const own = await findOwn(db.drizzle, operatorId)
  if (!own) throw new Refusal('UNAUTHORIZED')
  const trying = { audience: 'operator', email: own.email, accountId: operatorId, from } as const
  await provePassword({ field: 'current', password: current, passwordHash: own.passwordHash }, trying, deps)
  await refuseWeakPassword('next', next, own)
  // Password hashing is slow on purpose, so it runs outside the transaction.
  const passwordHash = await hashPassword(next)
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await savePassword(tx, operatorId, own.passwordHash, passwordHash))) throw new Refusal('CONFLICT')
    await endSessions(tx, operator(operatorId), sessionId, 'SIGNED_OUT', now)
    const deed = { action: 'operator.change-password', subject: 'operator', subjectId: operatorId } as const
    await recordDeed(tx, caller, deed, now)
  })
}
