import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable, withDeadline } from '../deadline.ts'

export type SmsSettings = {
  readonly base: string
  readonly key: string
  readonly secret: string
  readonly from: string
  /** Kakao business channel and approved template; without them all messages are SMS. */
  readonly alimtalk?: { readonly channelId: string; readonly templateId: string } | null
}

/** The provider will not deliver: a wrong or blocked number. */
export class SmsRejected extends Error {
  override readonly name = 'SmsRejected'
}

export type SmsMessage = {
  readonly to: string
  readonly text: string
  /** Sends the Kakao template if there is one, and an SMS if Kakao cannot deliver. */
  readonly variables?: Readonly<Record<string, string>>
}

export type Sms = {
  readonly send: (message: SmsMessage) => Promise<{ messageId: string | null }>
}

const PROVIDER = 'sms'
const answer = z.object({
  failedMessageList: z.array(z.unknown()).default([]),
  messageList: z.array(z.object({ messageId: z.string() })).default([]),
})

type World = {
  readonly fetch: typeof fetch
  readonly clock: () => Date
  readonly random: (bytes: number) => Uint8Array
  readonly circuit: Circuit
}

/** SOLAPI's protocol; its SDK cannot be pointed at another address. */
export function createSms(settings: SmsSettings, { fetch, clock, random, circuit }: World): Sms {
  function authorization(): string {
    const date = clock().toISOString()
    const salt = Buffer.from(random(16)).toString('hex')
    const signature = createHmac('sha256', settings.secret)
      .update(date + salt)
      .digest('hex')
    return `HMAC-SHA256 apiKey=${settings.key}, date=${date}, salt=${salt}, signature=${signature}`
  }

  async function post(body: unknown, signal: AbortSignal) {
    const response = await fetch(`${settings.base}/messages/v4/send-many/detail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: authorization() },
      body: JSON.stringify(body),
      signal,
    })
    if (response.status >= 500) throw new ProviderUnavailable(PROVIDER, 'transport')
    if (!response.ok) throw new Error(`sms sender refused the request: HTTP ${response.status}`)
    return answer.parse(await response.json())
  }

  function wired({ to, text, variables }: SmsMessage) {
    const plain = { to, from: settings.from, text }
    if (!settings.alimtalk || !variables) return plain
    const { channelId: pfId, templateId } = settings.alimtalk
    return { ...plain, kakaoOptions: { pfId, templateId, variables, disableSms: false } }
  }

  return {
    send: (message) =>
      circuit.run(async () => {
        const body = { messages: [wired(message)], showMessageList: true }
        const sent = await withDeadline(PROVIDER, ANSWER_WITHIN_MS, (signal) => post(body, signal))
        if (sent.failedMessageList.length > 0) throw new SmsRejected()
        return { messageId: sent.messageList[0]?.messageId ?? null }
      }),
  }
}
