import { expect, test } from 'vitest'
import { MAIL, mailRetryAt, operatorNewsMail } from './mail.ts'

test('[OPS-2] a mail is tried ever later, for most of a day', () => {
  const now = new Date('2026-11-16T03:00:00Z')
  const tries = Array.from({ length: MAIL.attempts - 1 }, (_, place) => mailRetryAt(place + 1, now))
  const minutes = tries.map((at) => (at.getTime() - now.getTime()) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360])
  expect(minutes.reduce((sum, wait) => sum + wait, 0) / 60).toBeGreaterThan(17)
})

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
  expect(operatorNewsMail(news, LINK)).toEqual({ subject: heading, heading, paragraphs, button })
})
