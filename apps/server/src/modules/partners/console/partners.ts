import { paths } from '@coffeeattack/contract/pages'
import { referralUrl } from '@coffeeattack/domain/campaigns/referral'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { partnerMail, passwordLinkEnds } from '@coffeeattack/domain/partners/password-link'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { postMail, sendMails } from '../../notifications/core/mails.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { partner } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
import {
  allPartners,
  endOpenLinks,
  findPartner,
  insertLink,
  insertPartner,
  setPartnerDisabled,
  takenField,
} from './store.ts'

type PartnerRow = NonNullable<Awaited<ReturnType<typeof findPartner>>>

const shown = (row: PartnerRow, { settings }: ApiDeps) => ({
  ...row,
  referralUrl: referralUrl(settings.appOrigin, row.code),
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
})

export async function listPartners(deps: ApiDeps) {
  return { items: (await allPartners(deps.db.drizzle)).map((row) => shown(row, deps)) }
}

async function partnerOf(id: string, { db }: ApiDeps): Promise<PartnerRow> {
  const found = await findPartner(db.drizzle, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

type CreatePartnerInput = { name: string; email: string; code: string }

/** No operator ever sees a password: the partner sets it with the link. */
export async function createPartner(given: CreatePartnerInput, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const id = ids.next()
  const now = clock()
  const passwordHash = await nobodysPassword(deps)
  const { link } = await db.transaction(async (tx) => {
    const { name, email, code } = given
    const row = { id, name: name.trim(), email, code, passwordHash, createdAt: now }
    if (!(await insertPartner(tx, row))) {
      const field = await takenField(tx, given)
      const sentence = field === 'email' ? '이미 등록된 이메일이에요' : '이미 쓰고 있는 코드예요'
      throw new Refusal('PARTNER_EXISTS', { fields: { [field]: sentence } })
    }
    await recordDeed(tx, caller, { action: 'partner.create', subject: 'partner', subjectId: id }, now)
    return mailLink(tx, { id, email, code, isNew: true }, caller, deps)
  })
  const made = await partnerOf(id, deps)
  return answer(200, { ...shown(made, deps), link }).andThen(() => sendMails(deps))
}

/** Until the link is used, the account has a random password that nobody knows. */
const nobodysPassword = ({ random }: ApiDeps) => hashPassword(Buffer.from(random(32)).toString('base64url'))

export async function changePartner(
  id: string,
  { disabled }: { disabled: boolean },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const now = deps.clock()
  const was = await partnerOf(id, deps)
  if (disabled !== (was.disabledAt !== null)) {
    await deps.db.transaction(async (tx) => {
      await setPartnerDisabled(tx, id, disabled ? now : null)
      if (disabled) await endSessions(tx, partner(id), null, 'DISABLED', now)
      const action = disabled ? 'partner.disable' : 'partner.enable'
      await recordDeed(tx, caller, { action, subject: 'partner', subjectId: id }, now)
    })
  }
  return shown(await partnerOf(id, deps), deps)
}

/** For a partner who lost the password or the first link. Nothing changes until the link is used. */
export async function sendPasswordLink(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const found = await partnerOf(id, deps)
  if (found.disabledAt) throw new Refusal('NOT_FOUND')
  const { link, expiresAt } = await deps.db.transaction(async (tx) => {
    const deed = { action: 'partner.new-password', subject: 'partner', subjectId: id } as const
    await recordDeed(tx, caller, deed, deps.clock())
    return mailLink(tx, { ...found, isNew: false }, caller, deps)
  })
  return answer(200, { link, expiresAt: expiresAt.toISOString() }).andThen(() => sendMails(deps))
}

type Linked = Pick<PartnerRow, 'id' | 'email' | 'code'> & { isNew: boolean }

/** Replaces earlier links. The database stores only the hash, and the mail is stored in the same transaction. */
async function mailLink(
  tx: Queries,
  { id, email, code, isNew }: Linked,
  { operatorId }: OperatorCaller,
  deps: ApiDeps,
) {
  const { clock, ids, random, settings } = deps
  const now = clock()
  const expiresAt = passwordLinkEnds(now)
  const token = Buffer.from(random(32)).toString('base64url')
  await endOpenLinks(tx, id, now)
  await insertLink(tx, {
    id: ids.next(),
    partnerId: id,
    tokenHash: hashToken(token),
    madeBy: operatorId,
    createdAt: now,
    expiresAt,
  })
  const link = settings.appOrigin + paths.partnerPassword(token)
  const letter = partnerMail({ link, referralUrl: referralUrl(settings.appOrigin, code), expiresAt, isNew })
  await postMail(tx, { kind: 'PARTNER_PASSWORD', to: email, letter, expiresAt }, deps)
  return { link, expiresAt }
}
