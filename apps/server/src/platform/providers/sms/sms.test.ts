import { expect, test } from 'vitest'
import { createCircuit } from '../circuit.ts'
import { createSms, type SmsSettings } from './sms.ts'

const settings: SmsSettings = { base: 'https://sms.example', key: 'k', secret: 's', from: '0212345678' }
const clock = () => new Date('2026-11-16T01:00:00Z')

/** The sent requests. */
async function wire(given: Partial<SmsSettings>, variables?: Record<string, string>) {
  const bodies: unknown[] = []
  const answer: typeof fetch = async (_address, init) => {
    bodies.push(JSON.parse(init?.body as string))
    return Response.json({ messageList: [{ messageId: 'M1' }] })
  }
  const world = { fetch: answer, clock, random: (bytes: number) => new Uint8Array(bytes) }
  const sms = createSms({ ...settings, ...given }, { ...world, circuit: createCircuit('sms', clock) })
  await sms.send({ to: '01012345678', text: '새 어택이 도착했어요', ...(variables && { variables }) })
  return (bodies[0] as { messages: unknown[] }).messages[0]
}

const text = { to: '01012345678', from: '0212345678', text: '새 어택이 도착했어요' }
const alimtalk = { channelId: 'channel', templateId: 'template' }
const variables = { '#{소식}': '새 어택이 도착했어요', '#{주소}': 'https://coffee.example/abc' }

test('[TRUST-5] with a channel a notification goes through Kakao, with SMS as fallback', async () => {
  expect(await wire({ alimtalk }, variables)).toEqual({
    ...text,
    kakaoOptions: { pfId: 'channel', templateId: 'template', variables, disableSms: false },
  })
})

test('[AUTH-10] a code, and everything without a channel, goes as SMS', async () => {
  expect(await wire({ alimtalk })).toEqual(text)
  expect(await wire({}, variables)).toEqual(text)
})
