import { choiceProblem } from '@coffeeattack/domain/companies/choosing'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Gender } from '@coffeeattack/domain/verification/person'
import type { Queries } from '../../../platform/db/queries.ts'
import { attemptKinds } from '../../../platform/db/schema/verification.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { forgetBeforeProof } from '../../accounts/core/forget-before-proof.ts'
import { holdPhone } from '../../accounts/core/store.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { candidate, type LoginOrigin } from '../../sessions/core/owner.ts'
import { endSessions, findLogin } from '../../sessions/core/store.ts'
import { issuePair, openSession } from '../../sessions/core/token-pairs.ts'
import {
  type Applicant,
  findByPhone,
  lockApplicant,
  recordConsent,
  SCREENS,
  supersedeAttempts,
} from '../core/store.ts'
import {
  changePerson,
  countInterests,
  insertUser,
  type NewPerson,
  replaceInterests,
} from './registration-store.ts'

export type RegistrationForm = {
  name: string
  phone: string
  gender: Gender
  birthday: string
  jobLabel: string
  jobSubLabel: string
  userSelect: string[]
  reapply: boolean
}

type RegisterInput = { form: RegistrationForm; me: CandidateCaller | null; from: LoginOrigin }

/**
 * Registers a person, once per phone, whatever its spelling and however many requests are concurrent. Someone who signed in
 * before filling in the form keeps that account; someone who takes part already applies again with their own token.
 */
export async function register({ form, me, from }: RegisterInput, deps: ApiDeps) {
  try {
    return await deps.db.transaction(async (tx) => {
      await holdPhone(tx, deps.secrets.macs('phone', form.phone))
      const known = await knownCaller(tx, me, form.reapply)
      const userId = known ? await again(tx, known, form, deps) : await anew(tx, form, deps)
      await maskWords(tx, userId, deps.secrets)
      if (form.userSelect.length > 0) await chooseInterests(tx, userId, form.userSelect)
      const screen = form.reapply ? SCREENS.reapply : SCREENS.apply
      const at = deps.clock()
      // Who applies again agreed to the terms of service when they joined.
      if (!form.reapply)
        await recordConsent(tx, { userId, kind: 'serviceTerms', screen }, { id: deps.ids.next(), at })
      await recordConsent(tx, { userId, kind: 'collection', screen }, { id: deps.ids.next(), at })
      const isProofGone = known !== null && known.phoneProvedAt !== null && isOtherPhone(known, form, deps)
      const pair = await pairFor(tx, { userId, me, from, isProofGone }, deps)
      return { userId, accessToken: pair.accessToken, refreshToken: pair.refreshToken }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('PREVIOUS_PARTICIPATION')
    throw error
  }
}

type NewLogin = { userId: string; me: CandidateCaller | null; from: LoginOrigin; isProofGone: boolean }

/**
 * Tokens state that the phone was proved when they were issued. After a change to an unproved phone all logins of the account
 * end, and the one that changed it continues as a new one (SAFE-1).
 */
async function pairFor(tx: Queries, { userId, me, from, isProofGone }: NewLogin, deps: ApiDeps) {
  const owner = candidate(userId)
  if (!me) return openSession(tx, owner, from, deps, 'FORM')
  if (!isProofGone) return issuePair(tx, owner, me.sessionId, deps)
  const login = await findLogin(tx, owner, me.sessionId)
  if (login === undefined) throw new Refusal('UNAUTHORIZED')
  await endSessions(tx, owner, null, 'SIGNED_OUT', deps.clock())
  return openSession(tx, owner, from, deps, login.openedBy)
}

const isOtherPhone = ({ phoneHash }: Applicant, { phone }: RegistrationForm, { secrets }: ApiDeps) =>
  phoneHash === null || !secrets.macs('phone', phone).includes(phoneHash)

/** A caller's account must still exist, and applying again needs a login. */
async function knownCaller(tx: Queries, me: CandidateCaller | null, reapply: boolean) {
  const known = me && (await lockApplicant(tx, me.userId))
  if ((me || reapply) && !known) throw new Refusal('UNAUTHORIZED')
  return known
}

async function anew(tx: Queries, form: RegistrationForm, deps: ApiDeps): Promise<string> {
  const id = deps.ids.next()
  await mustBeFree(tx, form, null, deps)
  if (!(await insertUser(tx, { id, ...sealedPerson(form, deps) }, deps.clock())))
    throw new Refusal('PREVIOUS_PARTICIPATION')
  return id
}

/** One phone takes part once. The unique index holds this for one key; during a change of keys this check does. */
async function mustBeFree(
  tx: Queries,
  { phone }: RegistrationForm,
  ownId: string | null,
  { secrets }: ApiDeps,
): Promise<void> {
  const phoneHashes = secrets.macs('phone', phone)
  if (phoneHashes.length === 1) return
  const found = await findByPhone(tx, phoneHashes)
  if (found && found.userId !== ownId) throw new Refusal('PREVIOUS_PARTICIPATION')
}

/**
 * A repeated registration. Of a certified person it changes the job only: name and birthday come from the next confirmation,
 * and the phone, by which they sign in, stays.
 */
async function again(tx: Queries, known: Applicant, form: RegistrationForm, deps: ApiDeps): Promise<string> {
  const person = sealedPerson(form, deps)
  const now = deps.clock()
  if (!known.certifiedAt) {
    await mustBeFree(tx, form, known.userId, deps)
    if (isOtherPhone(known, form, deps)) await forgetProofs(tx, known, now)
    await changePerson(tx, known.userId, { ...person, lastActiveAt: now }, now)
  } else if (!form.reapply) throw new Refusal('PREVIOUS_PARTICIPATION')
  else if (isOtherPhone(known, form, deps))
    throw new Refusal('INVALID_INPUT', { fields: { phone: '처음 참여할 때 쓴 번호를 입력해 주세요' } })
  else {
    const { jobLabel, jobSubLabel } = person
    await changePerson(tx, known.userId, { jobLabel, jobSubLabel }, now)
  }
  return known.userId
}

/**
 * Another phone may be another person's, so confirmations for the earlier number end. If the earlier phone was proved,
 * everything on the account belongs to its owner and is deleted.
 */
async function forgetProofs(tx: Queries, { userId, phoneProvedAt }: Applicant, now: Date): Promise<void> {
  await supersedeAttempts(tx, { userId, kinds: [...attemptKinds] }, now)
  if (phoneProvedAt === null) return
  await changePerson(tx, userId, { phoneProvedAt: null }, now)
  await forgetBeforeProof(tx, { userId, stays: 'attempts' }, now)
}

function sealedPerson(
  { name, phone, birthday, gender, jobLabel, jobSubLabel }: RegistrationForm,
  { secrets }: ApiDeps,
): NewPerson {
  return {
    phoneHash: secrets.mac('phone', phone),
    phoneSealed: secrets.seal(phone, 'users.phone_sealed'),
    nameSealed: secrets.seal(name, 'users.name_sealed'),
    birthdaySealed: secrets.seal(birthday, 'users.birthday_sealed'),
    gender,
    jobLabel,
    jobSubLabel,
  }
}

async function chooseInterests(tx: Queries, userId: string, names: string[]): Promise<void> {
  const problem = choiceProblem('interest', names, await countInterests(tx, userId))
  if (problem) throw new Refusal('INTEREST_COMPANY_LIMIT', { fields: { userSelect: problem } })
  await replaceInterests(tx, userId, names)
}

type ExistenceQuery = { name: string; phone: string; callerId: string | null }

/**
 * Whether this person takes part. It needs both name and phone, so a stranger learns nothing from a phone number alone. Only
 * the owner learns which account it is.
 */
export async function existence({ name, phone, callerId }: ExistenceQuery, { db, secrets }: ApiDeps) {
  const found = await findByPhone(db.drizzle, secrets.macs('phone', phone))
  const sameName = found?.nameSealed != null && secrets.open(found.nameSealed, 'users.name_sealed') === name
  if (!found || !sameName) return { existence: false }
  return { existence: true, ...(found.userId === callerId && { userId: found.userId }) }
}
