import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import { refuseWeakPassword } from '../../sessions/core/passwords.ts'
import { askColleagues, moveApplication, setCompanyState } from '../core/applications.ts'
import { changeApplication, findBySecret, insertAccount } from './application-store.ts'
import { heldIn } from './apply.ts'
import { shownApplication } from './show-application.ts'

/** The number is a customer's: its recruiters are asked, once a day. */
export async function askToJoin({ secret, note }: { secret: string; note: string }, deps: ApiDeps) {
  const now = deps.clock()
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, secret, ['MEMBER', 'DECLINED'])
    if (held.notedAt && now.getTime() < held.notedAt.getTime() + DAY_MS) throw new Refusal('JOIN_ASKED_TODAY')
    const moved = await moveApplication(
      tx,
      { id: held.id, to: 'JOINING', now },
      { note: note.trim(), notedAt: now },
    )
    if (!moved) throw new Refusal('APPLICATION_MOVED_ON')
    await askColleagues(tx, moved, deps)
    return moved
  })
  return answer(200, await shownApplication(row, deps)).andThen(() => sendMails(deps))
}

/** The firm is asked for once more. */
export async function nameOtherFirm(secret: string, deps: ApiDeps) {
  const now = deps.clock()
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, secret, ['MEMBER'])
    return changeApplication(tx, held.id, {
      state: 'FIRM',
      stateChangedAt: now,
      companyId: null,
      businessNumber: null,
    })
  })
  return shownApplication(row, deps)
}

export async function answerQuestion(
  { secret, answer: words }: { secret: string; answer: string },
  deps: ApiDeps,
) {
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, secret, ['ASKED'])
    const moved = await moveApplication(
      tx,
      { id: held.id, to: 'IN_REVIEW', now: deps.clock() },
      { answer: words.trim() },
    )
    if (!moved) throw new Refusal('APPLICATION_MOVED_ON')
    return moved
  })
  return shownApplication(row, deps)
}

const WITH_ACCOUNT = ['CHECKING', 'IN_REVIEW', 'ASKED', 'REFUSED', 'APPROVED', 'JOINED'] as const

/** An account of the console, with a second factor as every other. Before the approval it may prepare and see nobody. */
export async function makeAccount({ secret, password }: { secret: string; password: string }, deps: ApiDeps) {
  const found = await findBySecret(deps.db.drizzle, hashToken(secret))
  if (!found) throw new Refusal('NOT_FOUND')
  const { email, name } = found
  await refuseWeakPassword('password', password, { email, name })
  // Password hashing is slow on purpose, so it runs outside the transaction.
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  const operatorId = deps.ids.next()
  await deps.db.transaction(async (tx) => {
    const { id, companyId, title, operatorId: had } = await heldIn(tx, secret, WITH_ACCOUNT)
    if (had !== null || companyId === null) throw new Refusal('ACCOUNT_EXISTS')
    const account = {
      id: operatorId,
      role: 'RECRUITER' as const,
      companyId,
      email,
      name,
      title,
      passwordHash,
    }
    if (!(await insertAccount(tx, { ...account, createdAt: now }))) throw new Refusal('ACCOUNT_EXISTS')
    await changeApplication(tx, id, { operatorId })
  })
  return { email }
}

export async function withdraw(secret: string, deps: ApiDeps) {
  const now = deps.clock()
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, secret, ['FIRM', 'MEMBER', 'CHECKING', 'IN_REVIEW', 'ASKED', 'JOINING'])
    const moved = await moveApplication(tx, { id: held.id, to: 'WITHDRAWN', now })
    if (!moved) throw new Refusal('APPLICATION_MOVED_ON')
    if (held.state !== 'JOINING' && held.state !== 'MEMBER')
      await setCompanyState(tx, held.companyId, 'CLOSED', now)
    return moved
  })
  return shownApplication(row, deps)
}
