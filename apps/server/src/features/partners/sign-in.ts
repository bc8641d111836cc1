import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { afterWrongTry, isLocked } from '@coffeeattack/domain/session/sign-in-lock'
import { isPassword } from '../../crypto/passwords.ts'
import type { ApiDeps } from '../../http/handle.ts'
import { openSession } from '../../sessions/open-session.ts'
import { partner, type From, type Pair } from '../../sessions/owner.ts'
import { accountByEmail, lockAccount, saveTries } from './store.ts'

type Given = { email: string; password: string; from: From }

/** E-mail and password. A wrong one is counted, and the answer is the same whether there is such an account or not. */
export async function signIn({ email, password, from }: Given, deps: ApiDeps): Promise<Pair> {
  const { db, clock } = deps
  const known = await accountByEmail(db.drizzle, email)
  if (known && isLocked(known, clock())) throw new Refusal('SIGN_IN_LOCKED')
  // Slow on purpose, so outside of the transaction that follows.
  const matches = await isPassword(known?.passwordHash, password)
  if (!known) throw new Refusal('SIGN_IN_FAILED')
  const pair = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.id)
    if (!account) return null
    // Guesses that came at the same time may have locked it meanwhile.
    if (isLocked(account, clock())) throw new Refusal('SIGN_IN_LOCKED')
    await saveTries(
      tx,
      account.id,
      matches ? { failedSignIns: 0, lockedUntil: null } : afterWrongTry(account, clock()),
    )
    return matches ? openSession(tx, partner(account.id), from, deps) : null
  })
  if (!pair) throw new Refusal('SIGN_IN_FAILED')
  return pair
}
