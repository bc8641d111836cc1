import { expect, test } from 'vitest'
import { DELIVERY, gatheredAt, linkEndsAt, retryAt, viewsDay } from './delivery.ts'
import { isGathered, lockScreenText, textMessage, type LockScreenNews } from './lock-screen.ts'
import { notificationTypeNames, rings } from './types.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-16T10:00:00')
const news = (given: Partial<LockScreenNews>): LockScreenNews => ({
  type: 'NEW_OFFER',
  event: null,
  startsAt: seoul('2026-11-17T14:00:00'),
  count: 1,
  ...given,
})

const EVENTS = ['D-3', 'D-1', 'D-0', 'EXPIRED', 'MATCHED', 'PROPOSED', 'CONFIRMED', 'RESCHEDULED', 'PLACED']
const everyNews = notificationTypeNames.flatMap((type) =>
  [null, ...EVENTS, 'CANCELLED', 'ASKED', 'DAY_BEFORE'].flatMap((event) =>
    [1, 12].map((count) => news({ type, event, count })),
  ),
)

test('[TRUST-5] a lock screen shows neither a salary nor a company, whatever happened', () => {
  for (const one of everyNews) {
    const text = lockScreenText(one, now)
    expect(text).toMatch(/요$/)
    expect(text).not.toMatch(/만 ?원|연봉|undefined|NaN|null/)
  }
})

test('[TRUST-5] every text fits one short message of 90 bytes with its link', () => {
  const link = `https://coffee.example/${'a'.repeat(22)}`
  const bytes = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u007f' ? 2 : 1), 0)
  for (const one of everyNews.filter(rings))
    expect(bytes(textMessage(lockScreenText(one, now), link))).toBeLessThanOrEqual(90)
  expect(textMessage('새 어택이 도착했어요', link)).toBe(`[커피어택] 새 어택이 도착했어요\n${link}`)
})

test.each([
  [{ type: 'COFFEECHAT', event: 'MATCHED' }, '커피챗이 연결됐어요'],
  [{ type: 'COFFEECHAT', event: 'DAY_BEFORE' }, '내일 오후 2:00 커피챗이 있어요'],
  [{ type: 'COFFEECHAT_SOON' }, '오후 2:00에 커피챗이 시작돼요'],
  [{ type: 'MESSAGE', count: 2 }, '안 읽은 대화가 2개 있어요'],
] as const)('[TRUST-5] %j reads "%s"', (given, text) => {
  expect(lockScreenText(news(given), now)).toBe(text)
})

test('[TRUST-4] a reminder that the night moved says today', () => {
  const moved = news({ type: 'COFFEECHAT', event: 'DAY_BEFORE', startsAt: seoul('2026-11-16T22:00:00') })
  expect(lockScreenText(moved, now)).toBe('오늘 오후 10:00 커피챗이 있어요')
})

test('[TRUST-5] what asks for nothing does not ring', () => {
  expect(rings({ type: 'OFFER_REMINDER', event: 'EXPIRED' })).toBe(false)
  expect(rings({ type: 'OFFER_REMINDER', event: 'D-1' })).toBe(true)
  expect(notificationTypeNames.filter((type) => !rings({ type, event: null }))).toEqual([
    'PROFILE_VIEW',
    'SURVEY',
    'NEWS',
  ])
})

test('[TRUST-5] a sender that fails is asked again, each time later', () => {
  const minutes = [1, 2, 3, 4].map((attempts) => (retryAt(attempts, now).getTime() - now.getTime()) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64])
})

test('[TRUST-5] several of a kind within minutes become one text', () => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  expect(gatheredAt(null, now)).toEqual(now)
  expect(gatheredAt(ago(DELIVERY.gatherMs), now)).toEqual(now)
  expect(gatheredAt(ago(60_000), now)).toEqual(new Date(now.getTime() + DELIVERY.gatherMs - 60_000))
  expect(notificationTypeNames.filter(isGathered)).toEqual(['NEW_OFFER', 'OFFER_REMINDER', 'MESSAGE'])
})

test('[ROUTE-9] a link outlives its offer by three days, any other lives two weeks', () => {
  expect(linkEndsAt(seoul('2026-11-20T23:59:59'), now)).toEqual(seoul('2026-11-23T23:59:59'))
  expect(linkEndsAt(null, now)).toEqual(seoul('2026-11-30T10:00:00'))
})

test.each([
  ['2026-11-16T18:00:00', '2026-11-16T18:00:00'],
  ['2026-11-16T23:30:00', '2026-11-16T18:00:00'],
  ['2026-11-17T09:00:00', '2026-11-16T18:00:00'],
  ['2026-11-17T17:59:59', '2026-11-16T18:00:00'],
])('[TRUST-2] asked at %s, the last whole day of views ended at %s', (at, until) => {
  const day = viewsDay(seoul(at))
  expect(day.until).toEqual(seoul(until))
  expect(day.until.getTime() - day.from.getTime()).toBe(86_400_000)
})
