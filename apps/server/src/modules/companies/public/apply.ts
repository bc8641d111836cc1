import { randomInt } from 'node:crypto'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { codeMail, knownMail } from '@coffeeattack/domain/companies/application-mails'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { judgeCode, ONE_TIME_CODE, resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import { type ApplicationRow, postCompanyMail } from '../core/applications.ts'
import {
  changeApplication,
  codesSince,
  hasAccount,
  holdBySecret,
  insertApplication,
} from './application-store.ts'
import { shownApplication } from './show-application.ts'

/** The waiting page; the secret stands in its address and in the first mail alone. */
const waitingPage = (secret: string, { settings }: ApiDeps) => `${settings.appOrigin}/business/join/${secret}`

const newCode = () => String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0')
/** The hash includes the application, so that a code works for no other one. */
const hashed = (id: string, code: string) => `${id}:${code}`

type StartInput = { email: string; name: string; title: string }

/** Mails a code. To an address that has an account it mails that instead; the answer is the same (as AUTH-12). */
export async function startApplication({ email, name, title }: StartInput, deps: ApiDeps) {
  const now = deps.clock()
  const secret = Buffer.from(deps.random(16)).toString('base64url')
  const row = await deps.db.transaction(async (tx) => {
    const made = await insertApplication(tx, {
      id: deps.ids.next(),
      secretHash: hashToken(secret),
      email,
      name,
      title: title.trim(),
      state: 'MAIL',
      stateChangedAt: now,
      createdAt: now,
    })
    return mailCode(tx, made, secret, deps)
  })
  const application = await shownApplication(row, deps)
  return answer(200, { secret, application }).andThen(() => sendMails(deps))
}

export async function resendCode(secret: string, deps: ApiDeps) {
  const now = deps.clock()
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, secret, ['MAIL'])
    const wait = resendAfterSeconds(held.codeSentAt, now)
    if (wait > 0) throw new Refusal('CODE_TOO_SOON', { retryAfterSeconds: wait })
    return mailCode(tx, held, secret, deps)
  })
  return answer(200, await shownApplication(row, deps)).andThen(() => sendMails(deps))
}

async function mailCode(tx: Queries, row: ApplicationRow, secret: string, deps: ApiDeps) {
  const now = deps.clock()
  const today = startOfKstDay(kstDay(now))
  if ((await codesSince(tx, row.email, today)) > ONE_TIME_CODE.perPhoneADay)
    throw new Refusal('CODE_DAILY_LIMIT')
  const code = newCode()
  const isKnown = await hasAccount(tx, row.email)
  const letter = isKnown
    ? knownMail(deps.settings.appOrigin + CONSOLE + consolePaths.signIn())
    : codeMail(code, waitingPage(secret, deps))
  await postCompanyMail(tx, row.email, letter, deps)
  return changeApplication(tx, row.id, {
    codeHash: isKnown ? null : deps.secrets.mac('one-time-code', hashed(row.id, code)),
    codeSentAt: now,
    codeWrongTries: 0,
  })
}

/** Five tries in ten minutes. A wrong try is committed before it is refused. */
export async function confirmMail({ secret, code }: { secret: string; code: string }, deps: ApiDeps) {
  const now = deps.clock()
  const judged = await deps.db.transaction(async (tx): Promise<ApplicationRow | Situation> => {
    const row = await heldIn(tx, secret, ['MAIL'])
    const matches =
      row.codeHash !== null && deps.secrets.isMac(row.codeHash, 'one-time-code', hashed(row.id, code))
    const sent = row.codeSentAt && { sentAt: row.codeSentAt, wrongTries: row.codeWrongTries, usedAt: null }
    const refused = judgeCode(sent, matches, now, APPLICATION.codeValidMs)
    if (refused === null)
      return changeApplication(tx, row.id, {
        state: 'FIRM',
        stateChangedAt: now,
        confirmedAt: now,
        codeHash: null,
      })
    if (refused !== 'CODE_EXPIRED')
      await changeApplication(tx, row.id, { codeWrongTries: row.codeWrongTries + 1 })
    return refused
  })
  if (typeof judged === 'string') throw new Refusal(judged)
  return shownApplication(judged, deps)
}

/** The application of this secret, held, when it stands in one of these states. */
export async function heldIn(
  tx: Queries,
  secret: string,
  states: readonly ApplicationRow['state'][],
): Promise<ApplicationRow> {
  const row = await holdBySecret(tx, hashToken(secret))
  if (!row) throw new Refusal('NOT_FOUND')
  if (!states.includes(row.state)) throw new Refusal('APPLICATION_MOVED_ON')
  return row
}
