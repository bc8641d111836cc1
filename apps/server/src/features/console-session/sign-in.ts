import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { needsSecondFactor } from '@coffeeattack/domain/operators/role'
import { afterWrongTry, isLocked } from '@coffeeattack/domain/session/sign-in-lock'
import { isPassword } from '../../crypto/passwords.ts'
import type { Queries } from '../../db/queries.ts'
import { answer } from '../../http/answer.ts'
import type { ApiDeps } from '../../http/handle.ts'
import { openSession } from '../../sessions/open-session.ts'
import { operator, type From, type Pair } from '../../sessions/owner.ts'
import { openChallenge, sealChallenge } from './challenge.ts'
import {
  accountByEmail,
  confirmSecret,
  lockAccount,
  recordSignIn,
  roleOf,
  saveTries,
  takeStep,
} from './store.ts'
import { enrolmentUri, newSecret, stepOf } from './totp.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

const SECRET_PLACE = 'operators.second_factor_sealed'

/** E-mail and password: a recruiter is in, our own people are asked for their code. */
export async function signIn(given: { email: string; password: string; from: From }, deps: ApiDeps) {
  const known = await accountByEmail(deps.db.drizzle, given.email)
  if (known && isLocked(known, deps.clock())) throw new Refusal('SIGN_IN_LOCKED')
  // Slow on purpose, so outside of the transaction that follows.
  const matches = await isPassword(known?.passwordHash, given.password)
  if (!known) throw new Refusal('SIGN_IN_FAILED')
  if (!matches) return refuse(known.id, 'SIGN_IN_FAILED', deps)
  if (needsSecondFactor(roleOf(known))) return answer(202, askForCode(known, deps))
  return answer(200, await deps.db.transaction((tx) => enter(tx, known.id, given.from, deps)))
}

function askForCode({ id, email, secondFactorConfirmedAt }: Account, deps: ApiDeps) {
  const secret = secondFactorConfirmedAt ? null : newSecret(deps.random)
  return {
    ...sealChallenge(id, secret, deps),
    enrolment: secret === null ? null : { secret, uri: enrolmentUri(secret, email) },
  }
}

/** The second factor. A wrong code counts like a wrong password, and a right one works once. */
export async function passSecondFactor(
  given: { challenge: string; code: string; from: From },
  deps: ApiDeps,
): Promise<Pair> {
  const { operatorId, secret } = openChallenge(given.challenge, deps)
  const outcome = await deps.db.transaction(async (tx): Promise<Pair | Situation> => {
    const account = await lockAccount(tx, operatorId)
    if (!account) return 'SIGN_IN_FAILED'
    if (isLocked(account, deps.clock())) return 'SIGN_IN_LOCKED'
    const refused = await judgeCode(tx, account, { secret, code: given.code }, deps)
    if (!refused) return enter(tx, operatorId, given.from, deps)
    if (refused === 'SECOND_FACTOR_INVALID')
      await saveTries(tx, operatorId, afterWrongTry(account, deps.clock()))
    return refused
  })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}

async function judgeCode(
  tx: Queries,
  account: Account,
  { secret: offered, code }: { secret: string | null; code: string },
  { secrets, clock }: ApiDeps,
): Promise<Situation | null> {
  // Set up elsewhere in the meantime: this challenge's secret is worth nothing any more.
  const secret = account.secondFactorSealed ? secrets.open(account.secondFactorSealed, SECRET_PLACE) : offered
  if (!secret) return 'CODE_EXPIRED'
  const step = stepOf(secret, code, clock())
  if (step === null || !(await takeStep(tx, account.id, step))) return 'SECOND_FACTOR_INVALID'
  if (!account.secondFactorSealed)
    await confirmSecret(tx, account.id, secrets.seal(secret, SECRET_PLACE), clock())
  return null
}

async function enter(tx: Queries, operatorId: string, from: From, deps: ApiDeps): Promise<Pair> {
  await recordSignIn(tx, operatorId, deps.clock())
  return openSession(tx, operator(operatorId), from, deps)
}

/** The wrong try is committed, then refused. */
async function refuse(operatorId: string, situation: Situation, deps: ApiDeps): Promise<never> {
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, operatorId)
    if (account) await saveTries(tx, operatorId, afterWrongTry(account, deps.clock()))
  })
  throw new Refusal(situation)
}
