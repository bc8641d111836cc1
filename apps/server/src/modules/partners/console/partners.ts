import { paths } from '@coffeeattack/contract/pages'
import { partnerMail, referralUrl } from '@coffeeattack/domain/campaigns/referral'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { partner } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
import {
  allPartners,
  findPartner,
  insertPartner,
  setPartnerDisabled,
  setPartnerPassword,
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

/** Nobody here ever sees the password: it is made, mailed and kept as a hash. */
export async function createPartner(given: CreatePartnerInput, caller: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const id = ids.next()
  const now = clock()
  const password = newPassword(deps)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const { name, email, code } = given
    const row = { id, name: name.trim(), email, code, passwordHash, createdAt: now }
    if (!(await insertPartner(tx, row))) {
      const field = await takenField(tx, given)
      const sentence = field === 'email' ? '이미 등록된 이메일이에요' : '이미 쓰고 있는 코드예요'
      throw new Refusal('PARTNER_EXISTS', { fields: { [field]: sentence } })
    }
    await recordDeed(tx, caller, { action: 'partner.create', subject: 'partner', subjectId: id }, now)
  })
  const made = await partnerOf(id, deps)
  await mailPassword(made, password, deps)
  return shown(made, deps)
}

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

export async function sendNewPassword(id: string, caller: OperatorCaller, deps: ApiDeps): Promise<void> {
  const found = await partnerOf(id, deps)
  const password = newPassword(deps)
  const passwordHash = await hashPassword(password)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await setPartnerPassword(tx, id, passwordHash)
    await endSessions(tx, partner(id), null, 'SIGNED_OUT', now)
    await recordDeed(tx, caller, { action: 'partner.new-password', subject: 'partner', subjectId: id }, now)
  })
  await mailPassword(found, password, deps)
}

/** 96 random bits; nobody types it more than once or twice. */
const newPassword = ({ random }: ApiDeps) => Buffer.from(random(12)).toString('base64url')

/** The account stays when the mail does not go out: another password can be sent. */
async function mailPassword(
  { name, email, code }: PartnerRow,
  password: string,
  { mailer, settings, log }: ApiDeps,
) {
  const signIn = settings.appOrigin + paths.partnerLogin()
  const link = referralUrl(settings.appOrigin, code)
  try {
    await mailer.send({ to: email, ...partnerMail({ name, password, signIn, link }) })
  } catch (cause) {
    log.error({ err: cause }, 'a partner’s password could not be mailed')
    throw new Refusal('UNAVAILABLE', { cause })
  }
}
