import { codeTimer } from '@coffeeattack/domain/sessions/one-time-code'
import { expect, test } from 'vitest'
import { readSentCode, sentCode } from './sent-code.ts'

const at = (time: string) => new Date(`2026-11-15T${time}Z`)

test.each([
  ['agree', '10:05:00.200', '5:00'],
  ['stand an hour apart, ours behind', '11:05:00.200', '5:00'],
  ['stand an hour apart, ours ahead', '09:05:00.200', '5:00'],
])('[AUTH-11] the timer starts at five minutes when the clocks %s', (_how, expiresAt, text) => {
  const [askedAt, answeredAt] = [at('10:00:00.000'), at('10:00:00.400')]
  const sent = sentCode('01020000001', { expiresAt: at(expiresAt).toISOString(), askedAt, answeredAt })
  expect(codeTimer(new Date(sent.sentAt), answeredAt)).toEqual({ text, over: false, message: null })
})

test('[AUTH-11] the network’s delay is subtracted from the five minutes', () => {
  const answeredAt = at('10:00:12.000')
  const exchange = { expiresAt: '2026-11-15T10:05:00Z', askedAt: at('09:59:59.000'), answeredAt }
  expect(codeTimer(new Date(sentCode('01020000001', exchange).sentAt), answeredAt).text).toBe('4:48')
})

test('the history entry keeps the code step; other content is no code', () => {
  const sent = { phone: '01020000001', sentAt: 1_700_000_000_000 }
  expect(readSentCode(JSON.parse(JSON.stringify({ sentCode: sent })))).toEqual(sent)
  const others = [null, undefined, {}, 'sentCode', { sentCode: null }, { sentCode: { phone: '010' } }]
  for (const state of others) expect(readSentCode(state)).toBeNull()
})
