import { randomInt } from 'node:crypto'
import { BRAND } from '@coffeeattack/domain/brand'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { ONE_TIME_CODE, resendAfterSeconds } from '@coffeeattack/domain/sessions/one-time-code'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { SmsRejected } from '../../../platform/providers/sms/sms.ts'
import { codesSent, endCode, lockPhone, replaceCode } from './store.ts'

const newCode = () => String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0')

/** What the phone shows. The last line is how browsers find the code for the field that waits for it. */
function messageOf(code: string, origin: string): string {
  const minutes = ONE_TIME_CODE.validMs / 60_000
  return `[${BRAND.ko}] 인증번호 ${code} (${minutes}분 안에 입력해 주세요)\n\n@${new URL(origin).hostname} #${code}`
}

/** Sends a code to any phone, known or not, and always answers the same. */
export async function sendCode(phone: string, deps: ApiDeps): Promise<{ expiresAt: string }> {
  const { clock, secrets, ids, db } = deps
  const now = clock()
  const phoneHash = secrets.mac('phone', phone)
  const code = newCode()
  const id = ids.next()
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE.validMs)
  await db.transaction(async (tx) => {
    await lockPhone(tx, phoneHash)
    const { lastAt, times } = await codesSent(tx, phoneHash, startOfKstDay(kstDay(now)))
    const wait = resendAfterSeconds(lastAt, now)
    if (wait > 0) throw new Refusal('CODE_TOO_SOON', { retryAfterSeconds: wait })
    if (times >= ONE_TIME_CODE.perPhoneADay) throw new Refusal('CODE_DAILY_LIMIT')
    await replaceCode(tx, { id, phoneHash, codeHash: codeHashOf(phoneHash, code, deps), now, expiresAt })
  })
  // After the commit: nobody holds a database connection while the sender takes its time.
  try {
    await deps.providers.sms.send({ to: phone, text: messageOf(code, deps.settings.appOrigin) })
  } catch (error) {
    if (!(error instanceof SmsRejected || error instanceof ProviderUnavailable)) throw error
    await endCode(db.drizzle, id, 'REPLACED', clock())
    throw new Refusal('CODE_NOT_SENT')
  }
  return { expiresAt: expiresAt.toISOString() }
}

/** Bound to its phone: a code is worth nothing with another number. */
export function codeHashOf(phoneHash: string, code: string, { secrets }: Pick<ApiDeps, 'secrets'>): string {
  return secrets.mac('one-time-code', `${phoneHash}:${code}`)
}
