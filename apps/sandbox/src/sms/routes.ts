import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { CREDENTIALS } from '../keys.ts'
import { magicOf } from '../people/magic.ts'
import type { World } from '../world.ts'

const DATE_WINDOW_MS = 15 * 60_000
const HEADER = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]+), signature=([0-9a-f]{64})$/i

/** The signature covers date and salt; a date that is far off is a replay. */
function isSigned(header: string | undefined, realNow: number): boolean {
  const [, key, date = '', salt, signature = ''] = HEADER.exec(header ?? '') ?? []
  const expected = createHmac('sha256', CREDENTIALS.sms.secret).update(`${date}${salt}`).digest()
  return (
    key === CREDENTIALS.sms.key &&
    Math.abs(Date.parse(date) - realNow) <= DATE_WINDOW_MS &&
    timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  )
}

const ACCEPTED = { statusCode: '2000', statusMessage: '정상 접수' } as const
const REJECTED = {
  sender: { statusCode: '1062', statusMessage: '등록하지 않은 발신번호입니다.' },
  receiver: { statusCode: '1061', statusMessage: '수신번호가 올바르지 않습니다.' },
} as const

type Message = {
  to?: unknown
  from?: unknown
  text?: unknown
  kakaoOptions?: { variables?: Record<string, string> }
} | null

const digits = (value: unknown) => (typeof value === 'string' ? value.replaceAll('-', '') : '')

/** A messenger notification carries its values separately from its template. */
const textOf = (message: Message) =>
  typeof message?.text === 'string'
    ? message.text
    : Object.values(message?.kakaoOptions?.variables ?? {}).join(' ')

function rejection(to: string, from: string) {
  if (from !== CREDENTIALS.sms.from) return REJECTED.sender
  return !/^01\d{8,9}$/.test(to) || magicOf(to)?.step === 'sms' ? REJECTED.receiver : null
}

export function smsRoutes(app: FastifyInstance, world: World, realNow: () => number): void {
  const newId = (kind: string) => `${kind}${world.randomHex(12).toUpperCase()}`

  function register(message: Message) {
    const [to, from] = [digits(message?.to), digits(message?.from)]
    const refused = rejection(to, from)
    const messageId = newId('M4V')
    if (!refused) world.outbox.put(to, { id: messageId, text: textOf(message), from })
    const type = message?.kakaoOptions ? 'ATA' : 'SMS'
    return {
      status: refused ?? ACCEPTED,
      refused: refused !== null,
      sent: { to, from, type, country: '82', messageId, accountId: CREDENTIALS.sms.key },
    }
  }

  app.post<{ Body: { messages?: Message[]; showMessageList?: unknown } | null }>(
    '/sms/messages/v4/send-many/detail',
    async ({ headers, body }, reply) => {
      if (!isSigned(headers.authorization, realNow())) {
        return reply
          .code(403)
          .send({ errorCode: 'SignatureDoesNotMatch', errorMessage: '인증 정보가 올바르지 않습니다.' })
      }
      if (!Array.isArray(body?.messages) || body.messages.length === 0) {
        return reply.code(400).send({ errorCode: 'ValidationError', errorMessage: 'messages가 필요합니다.' })
      }
      const results = body.messages.map(register)
      const failed = results.filter(({ refused }) => refused)
      return {
        groupInfo: groupInfo(results.length, failed.length),
        failedMessageList: failed.map(({ sent, status }) => ({ ...sent, ...status })),
        ...(body.showMessageList === true && {
          messageList: results
            .filter(({ refused }) => !refused)
            .map(({ sent: { messageId }, status }) => ({ messageId, ...status })),
        }),
      }
    },
  )

  const groupInfo = (total: number, registeredFailed: number) => ({
    groupId: newId('G4V'),
    status: 'SENDING',
    count: {
      total,
      sentTotal: 0,
      sentFailed: 0,
      sentSuccess: 0,
      sentPending: 0,
      sentReplacement: 0,
      refund: 0,
      registeredFailed,
      registeredSuccess: total - registeredFailed,
    },
  })
}
