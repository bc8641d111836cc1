import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrived, notificationsOf } from './notifications.js'
import { asTyped, carrierOf, isPhone, masked, written } from './numbers.js'
import type { PhoneRequest, PhoneScreen } from './phone-screen.ts'
import { PIN_LENGTH, choosePin, pressKey } from './pin.js'
import { ago, clockFace, dateOf, dayOf, minutesLeft, timeOfDay } from './time.js'

const at = (text: string) => Date.parse(`${text}+09:00`)

test.each([
  ['2026-11-15T00:05:00', '12:05', '오전 12:05'],
  ['2026-11-15T09:30:00', '9:30', '오전 9:30'],
  ['2026-11-15T12:00:00', '12:00', '오후 12:00'],
  ['2026-11-15T23:59:59', '11:59', '오후 11:59'],
])('at %s in Seoul the clock shows %s', (time, face, words) => {
  expect([clockFace(at(time)), timeOfDay(at(time))]).toEqual([face, words])
})

test('days are those of Seoul', () => {
  expect(dayOf(at('2026-11-15T00:00:00'))).toBe('11월 15일 일요일')
  expect(dayOf(at('2026-11-14T23:59:59'))).toBe('11월 14일 토요일')
  expect(dateOf(at('2026-01-01T00:00:00'))).toBe('2026. 1. 1.')
})

test.each([
  [270_000, '4:30'],
  [60_001, '1:01'],
  [1, '0:01'],
  [-5000, '0:00'],
])('%i ms left is %s', (ms, text) => expect(minutesLeft(ms)).toBe(text))

test.each([
  [59_999, '방금'],
  [60_000, '1분 전'],
  [3_600_000, '1시간 전'],
  [86_400_000, '11월 14일 토요일'],
])('%i ms later it was %s', (ms, text) => {
  const now = at('2026-11-15T12:00:00')
  expect(ago(now - ms, now)).toBe(text)
})

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['15880000', '15880000'],
])('%s is written %s', (digits, text) => expect(written(digits)).toBe(text))

test('adds dashes to any input and keeps every digit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = asTyped(text)
      expect(typed).toMatch(/^\d{0,3}(-\d{0,4}(-\d{1,4})?)?$/)
      expect(typed.replaceAll('-', '')).toBe(text.replaceAll(/\D/g, '').slice(0, 11))
    }),
  )
  expect([asTyped('0101'), asTyped('0101234567'), asTyped('01012345678')]).toEqual([
    '010-1',
    '010-123-4567',
    '010-1234-5678',
  ])
})

test('phones, names and carriers', () => {
  expect(['01012345678', '0101234567', '0212345678', ''].map(isPhone)).toEqual([true, true, false, false])
  expect(['한지우', '김산', '남궁민수', '김', ''].map(masked)).toEqual(['한*우', '김*', '남**수', '김', ''])
  expect([0, 1, 2, 3, null].map(carrierOf)).toEqual(['SKT', 'KT', 'LG U+', '', ''])
})

describe('the number that signs', () => {
  test('takes six digits, deletes them one by one, and ignores other keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '7', '0', 'back', 'x', '12')), (keys) => {
        let typed = ''
        for (const key of keys) {
          const before = typed
          typed = pressKey(typed, key)
          expect(typed).toMatch(/^\d*$/)
          expect(typed.length).toBeLessThanOrEqual(PIN_LENGTH)
          expect(Math.abs(typed.length - before.length)).toBeLessThanOrEqual(1)
        }
      }),
    )
    expect(pressKey('12345', '6')).toBe('123456')
    expect(pressKey('123456', '7')).toBe('123456')
    expect(pressKey('12', 'back')).toBe('1')
  })

  test('is typed twice; two different ones start over', () => {
    const first = choosePin(null, '111111')
    expect(first).toEqual({ chosen: '111111', done: false, differs: false })
    expect(choosePin(first.chosen, '111111')).toMatchObject({ done: true })
    expect(choosePin(first.chosen, '222222')).toEqual({ chosen: null, done: false, differs: true })
  })
})

describe('notifications', () => {
  const now = at('2026-11-15T12:00:00')
  const request = (over: Partial<PhoneRequest> = {}): PhoneRequest => ({
    jti: 'j1',
    name: '한지우',
    app: 'kakao',
    telecom: null,
    institution: '국민건강보험공단',
    purpose: '건강보험 자격득실 확인',
    at: now - 1000,
    until: now + 269_000,
    state: 'waiting',
    ...over,
  })
  const text = {
    id: 'm1',
    from: '0212345678',
    text: '인증번호 123456',
    code: '123456',
    at: new Date(now).toISOString(),
  }
  const screen = (over: Partial<PhoneScreen> = {}): PhoneScreen => ({
    number: '01010000001',
    name: '한지우',
    hasCertificate: true,
    certificateWish: null,
    now,
    speed: 1,
    requests: [request()],
    documents: [],
    messages: [text],
    ...over,
  })
  const ids = (over: Partial<PhoneScreen>, seen: string[] = []) =>
    notificationsOf(screen(over), new Set(seen)).map(({ id }) => id)

  test('are the open items, the newest first, each with a view', () => {
    expect(notificationsOf(screen(), new Set())).toMatchObject([
      { id: 'm1', app: 'messages', to: 'thread/0212345678' },
      { id: 'j1', app: 'kakao', head: '국민건강보험공단 인증 요청', to: 'request/j1' },
    ])
  })

  test('leave out read texts, ended requests and timed-out requests', () => {
    expect(ids({}, ['m1'])).toEqual(['j1'])
    expect(ids({ requests: [request({ state: 'confirmed' })] })).toEqual(['m1'])
    expect(ids({ requests: [request({ until: now })] })).toEqual(['m1'])
  })

  test('offer a certificate until there is one', () => {
    const certificateWish = { app: 'pass' as const, telecom: 0, at: now + 1 }
    expect(ids({ certificateWish, hasCertificate: false })[0]).toBe(`wish-${now + 1}`)
    expect(ids({ certificateWish })).toEqual(['m1', 'j1'])
  })

  test('are announced once', () => {
    const before = notificationsOf(screen({ messages: [] }), new Set())
    const after = notificationsOf(screen(), new Set())
    expect(arrived(before, after).map(({ id }) => id)).toEqual(['m1'])
    expect(arrived(after, after)).toEqual([])
  })
})
