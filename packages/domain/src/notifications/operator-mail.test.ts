import { expect, test } from 'vitest'
import { digestDays, digestMail, isDigestDue, operatorLockScreenText, operatorMail } from './operator-mail.ts'

const LINK = 'https://coffee.example/console'

test.for([
  [['OFFER_MATCHED'], '보낸 어택으로 커피챗이 연결됐어요', ['자세한 내용은 콘솔에서 볼 수 있어요.']],
  [['COFFEECHAT_CANCELLED', 'COFFEECHAT_CANCELLED'], '커피챗이 취소됐어요', ['커피챗이 취소됐어요 (2건)']],
  [
    ['OFFER_MATCHED', 'OFFER_REFUSED', 'OFFER_MATCHED'],
    '새 소식이 3건 있어요',
    ['보낸 어택으로 커피챗이 연결됐어요 (2건)', '보낸 어택에 이번에는 어렵다는 답이 왔어요.'],
  ],
] as const)('[TRUST-5] one mail tells of %o', ([news, heading, paragraphs]) => {
  const button = { label: '콘솔에서 보기', link: LINK }
  expect(operatorMail(news, LINK)).toEqual({ subject: heading, heading, paragraphs, button })
})

test('[BIZ-7] a lock screen is told what happened, or how much did', () => {
  expect(operatorLockScreenText(['OFFER_MATCHED'])).toBe('보낸 어택으로 커피챗이 연결됐어요')
  expect(operatorLockScreenText(['OFFER_MATCHED', 'INQUIRY'])).toBe('새 소식이 2건 있어요')
})

const nothing = {
  days: 1,
  happened: {},
  counters: 0,
  questions: 0,
  arrangements: 0,
  inquiries: 0,
  requests: 0,
  meetingsToday: 0,
  deadlinesToday: 0,
  remindersToday: 0,
}

const links = {
  meetingsToday: '/coffeechats',
  remindersToday: '/pipeline?mine=1',
  counters: '/offers?only=countered',
  questions: '/offers?only=asked',
  arrangements: '/coffeechats',
  inquiries: '/inquiries',
  requests: '/desk',
  deadlinesToday: '/offers?only=today',
  happened: LINK,
}

test('[BIZ-7] a digest says what is to be done today, then what yesterday brought, each line leading to its page, and nothing of nothing', () => {
  expect(digestMail(nothing, links)).toBe(null)
  const busy = digestMail(
    { ...nothing, meetingsToday: 2, remindersToday: 3, counters: 1, happened: { MATCH: 1, REFUSAL: 3 } },
    links,
  )
  expect(busy).toMatchObject({
    subject: '오늘 할 일을 모았어요',
    paragraphs: [
      '오늘 커피챗이 2번 있어요.',
      '오늘 다시 보기로 한 분이 3명이에요.',
      '되물은 연봉 1건이 답을 기다려요.',
      '어제 커피챗 매칭 1건, 거절과 기한 지남 3건의 소식이 있었어요.',
    ],
    links: ['/coffeechats', '/pipeline?mine=1', '/offers?only=countered', LINK],
    button: { link: LINK },
  })
  expect(digestMail({ ...nothing, days: 3, happened: { MATCH: 1 } }, links)).toMatchObject({
    subject: '지난 소식을 모았어요',
    paragraphs: ['지난 3일 동안 커피챗 매칭 1건의 소식이 있었어요.'],
  })
})

test.for<[string, { hour: number; weekdaysOnly: boolean }, boolean]>([
  ['2026-11-16T08:59', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-16T09:00', { hour: 9, weekdaysOnly: true }, true],
  ['2026-11-16T11:59', { hour: 9, weekdaysOnly: true }, true],
  ['2026-11-16T12:00', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-21T09:00', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-21T09:00', { hour: 9, weekdaysOnly: false }, true],
  ['2026-11-22T09:00', { hour: 9, weekdaysOnly: true }, false],
])('[BIZ-7] at %s a digest %o is due: %s', ([when, digest, isDue]) => {
  expect(isDigestDue(digest, new Date(`${when}:00+09:00`))).toBe(isDue)
})

test('[BIZ-7] a Monday tells of the weekend too, where no digest came in between', () => {
  const monday = new Date('2026-11-16T09:00:00+09:00')
  const since = (weekdaysOnly: boolean) => digestDays(weekdaysOnly, monday).since.toISOString()
  expect([since(true), since(false)]).toEqual(['2026-11-12T15:00:00.000Z', '2026-11-14T15:00:00.000Z'])
})
