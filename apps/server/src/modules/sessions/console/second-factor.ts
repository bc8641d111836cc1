import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { countTry, takeBackTry } from '../core/throttle.ts'
import { type Challenge, openChallenge } from './challenge.ts'
import { enter, entered, type OpenedLogin } from './enter.ts'
import { countFactors } from './factor-store.ts'
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { type Account, accountById, lockAccount, setAuthenticator, takeStep } from './store.ts'
import { SECRET_PLACE, stepOf } from './totp.ts'

type SecondFactorInput = { challenge: string; code: string; from: Visit }

/** Why the code is wrong, or the recovery codes created with a first factor. */
type Judgement = { refused: Situation } | { recoveryCodes: string[] | null }

type Judge = (tx: Queries, account: Account, challenge: Challenge) => Promise<Judgement>

/** Checks a code of the authenticator; the first correct one sets it up. */
export const passCode = ({ code, ...given }: SecondFactorInput, deps: ApiDeps) =>
  pass(given, deps, (tx, account, challenge) =>
    account.secondFactorSealed
      ? judgeCode(tx, account, code, deps)
      : judgeFirstCode(tx, account, { challenge, code, from: given.from }, deps),
  )

export const passRecoveryCode = ({ code, ...given }: SecondFactorInput, deps: ApiDeps) =>
  pass(given, deps, async (tx, { id }) => {
    if (!(await takeRecoveryCode(tx, id, code, deps))) return { refused: 'RECOVERY_CODE_INVALID' }
    const deed = { action: 'operator.use-recovery-code', subject: 'operator', subjectId: id } as const
    await recordDeed(tx, { operatorId: id, address: given.from.address }, deed, deps.clock())
    return { recoveryCodes: null }
  })

/** A wrong code counts like a wrong password, so that knowing the password does not help to guess the code. */
async function pass(
  { challenge: sealed, from }: Omit<SecondFactorInput, 'code'>,
  deps: ApiDeps,
  judge: Judge,
) {
  const challenge = openChallenge(sealed, ['sign-in'], deps)
  const known = await accountById(deps.db.drizzle, challenge.operatorId!)
  if (!known) throw new Refusal('SIGN_IN_FAILED')
  const { id: operatorId, email } = known
  const counted = await countTry({ audience: 'operator', email, accountId: operatorId, from }, deps)
  const outcome = await deps.db.transaction(async (tx): Promise<OpenedLogin | Situation> => {
    const account = await lockAccount(tx, operatorId)
    if (!account) return 'SIGN_IN_FAILED'
    const judged = await judge(tx, account, challenge)
    if ('refused' in judged) return judged.refused
    return { pair: await enter(tx, { account, challenge, from }, deps), ...judged }
  })
  if (typeof outcome !== 'string') return entered(outcome, operatorId, from, deps)
  // The challenge had expired, so nothing was guessed.
  if (outcome === 'CODE_EXPIRED') await takeBackTry(counted, deps)
  throw new Refusal(outcome)
}

async function judgeCode(
  tx: Queries,
  account: Account,
  code: string,
  { secrets, clock }: ApiDeps,
): Promise<Judgement> {
  const step = stepOf(secrets.open(account.secondFactorSealed!, SECRET_PLACE), code, clock())
  const isGood = step !== null && (await takeStep(tx, account.id, step))
  return isGood ? { recoveryCodes: null } : { refused: 'SECOND_FACTOR_INVALID' }
}

/** Allowed only without any second factor, because a password alone must not add one. */
async function judgeFirstCode(
  tx: Queries,
  { id }: Account,
  { challenge: { secret }, code, from }: { challenge: Challenge; code: string; from: Visit },
  deps: ApiDeps,
): Promise<Judgement> {
  if (secret === null || (await countFactors(tx, id)) > 0) return { refused: 'CODE_EXPIRED' }
  const now = deps.clock()
  const step = stepOf(secret, code, now)
  if (step === null) return { refused: 'SECOND_FACTOR_INVALID' }
  await setAuthenticator(tx, id, { sealed: deps.secrets.seal(secret, SECRET_PLACE), step, now })
  const deed = { action: 'operator.set-authenticator', subject: 'operator', subjectId: id } as const
  await recordDeed(tx, { operatorId: id, address: from.address }, deed, now)
  return { recoveryCodes: await makeRecoveryCodes(tx, id, deps) }
}
