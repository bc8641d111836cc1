import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { DeedAction } from '@coffeeattack/domain/operators/deeds'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { provePassword } from '../core/passwords.ts'
import { type Challenge, openChallenge, type Purpose, sealChallenge } from './challenge.ts'
import { codesLeft, countFactors, deletePasskey, passkeysOf, useChallenge } from './factor-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { keepPasskey } from './sign-in.ts'
import { type Account, accountById, lockAccount, removeAuthenticator, setAuthenticator } from './store.ts'
import { enrolmentUri, newSecret, SECRET_PLACE, stepOf } from './totp.ts'
import { type Attestation, creationOptions, readNewPasskey } from './webauthn.ts'

/** The operator who changes their second factors, and the visit. */
export type Changer = { caller: OperatorCaller; from: Visit }

export async function showFactors({ operatorId }: OperatorCaller, { db }: ApiDeps) {
  const account = await accountById(db.drizzle, operatorId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const passkeys = await passkeysOf(db.drizzle, operatorId)
  return {
    authenticatorSince: account.secondFactorConfirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await codesLeft(db.drizzle, operatorId),
  }
}

/** Asks for the password again, because an unattended screen must not allow changes. */
async function proved(password: string, { caller, from }: Changer, deps: ApiDeps): Promise<Account> {
  const account = await accountById(deps.db.drizzle, caller.operatorId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { id, email, passwordHash } = account
  const trying = { audience: 'operator', email, accountId: id, from } as const
  await provePassword({ field: 'password', password, passwordHash }, trying, deps)
  return account
}

export async function newPasskeyOptions(password: string, changer: Changer, deps: ApiDeps) {
  const account = await proved(password, changer, deps)
  const { challenge, nonce } = sealChallenge({ purpose: 'new-passkey', operatorId: account.id }, deps)
  const passkeys = await passkeysOf(deps.db.drizzle, account.id)
  return { challenge, passkey: creationOptions(nonce, account, passkeys, deps) }
}

export async function addPasskey(
  given: { challenge: string; passkey: Attestation; name: string },
  { caller, from }: Changer,
  deps: ApiDeps,
) {
  const { operatorId } = caller
  const challenge = ownChallenge(given.challenge, 'new-passkey', caller, deps)
  const made = await readNewPasskey(given.passkey, challenge, deps)
  await deps.db.transaction(async (tx) => {
    if (!(await useChallenge(tx, challenge))) throw new Refusal('CODE_EXPIRED')
    await keepPasskey(tx, { operatorId, made, name: given.name, from }, deps)
  })
  return showFactors(caller, deps)
}

export async function removePasskey(id: string, password: string, changer: Changer, deps: ApiDeps) {
  await proved(password, changer, deps)
  await change(changer, 'operator.remove-passkey', deps, async (tx, { id: operatorId }) => {
    if (!(await deletePasskey(tx, operatorId, id))) throw new Refusal('NOT_FOUND')
    await keepOne(tx, operatorId)
  })
  return showFactors(changer.caller, deps)
}

export async function newAuthenticatorOptions(password: string, changer: Changer, deps: ApiDeps) {
  const { id, email } = await proved(password, changer, deps)
  const secret = newSecret(deps.random)
  const { challenge } = sealChallenge({ purpose: 'new-authenticator', operatorId: id, secret }, deps)
  return { challenge, secret, uri: enrolmentUri(secret, email) }
}

export async function changeAuthenticator(
  given: { challenge: string; code: string },
  changer: Changer,
  deps: ApiDeps,
) {
  const challenge = ownChallenge(given.challenge, 'new-authenticator', changer.caller, deps)
  const secret = challenge.secret!
  const now = deps.clock()
  const step = stepOf(secret, given.code, now)
  if (step === null) throw new Refusal('SECOND_FACTOR_INVALID')
  const sealed = deps.secrets.seal(secret, SECRET_PLACE)
  await change(changer, 'operator.set-authenticator', deps, async (tx, { id }) => {
    if (!(await useChallenge(tx, challenge))) throw new Refusal('CODE_EXPIRED')
    await setAuthenticator(tx, id, { sealed, step, now })
  })
  return showFactors(changer.caller, deps)
}

/** Removing a missing authenticator is harmless. */
export async function dropAuthenticator(password: string, changer: Changer, deps: ApiDeps) {
  const { secondFactorConfirmedAt } = await proved(password, changer, deps)
  if (secondFactorConfirmedAt)
    await change(changer, 'operator.remove-authenticator', deps, async (tx, { id }) => {
      await removeAuthenticator(tx, id)
      await keepOne(tx, id)
    })
  return showFactors(changer.caller, deps)
}

export async function renewRecoveryCodes(password: string, changer: Changer, deps: ApiDeps) {
  await proved(password, changer, deps)
  const recoveryCodes = await change(changer, 'operator.new-recovery-codes', deps, (tx, { id }) =>
    makeRecoveryCodes(tx, id, deps),
  )
  return { recoveryCodes }
}

/** Locks the account, so that the second of two concurrent removals sees the result of the first. */
async function change<T>(
  { caller }: Changer,
  action: DeedAction,
  { db, clock }: ApiDeps,
  work: (tx: Queries, account: Account) => Promise<T>,
): Promise<T> {
  const { operatorId } = caller
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, operatorId)
    if (!account) throw new Refusal('UNAUTHORIZED')
    const result = await work(tx, account)
    await recordDeed(tx, caller, { action, subject: 'operator', subjectId: operatorId }, clock())
    return result
  })
}

/** Rolls back when no second factor would remain. */
async function keepOne(tx: Queries, operatorId: string): Promise<void> {
  if ((await countFactors(tx, operatorId)) === 0) throw new Refusal('LAST_SECOND_FACTOR')
}

function ownChallenge(
  sealed: string,
  purpose: Purpose,
  { operatorId }: OperatorCaller,
  deps: ApiDeps,
): Challenge {
  const challenge = openChallenge(sealed, [purpose], deps)
  if (challenge.operatorId !== operatorId) throw new Refusal('CODE_EXPIRED')
  return challenge
}
