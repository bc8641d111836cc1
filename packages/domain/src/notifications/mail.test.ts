import { expect, test } from 'vitest'
import { MAIL, mailRetryAt } from './mail.ts'

test('[OPS-2] a mail is tried ever later, for most of a day', () => {
  const now = new Date('2026-11-16T03:00:00Z')
  const tries = Array.from({ length: MAIL.attempts - 1 }, (_, place) => mailRetryAt(place + 1, now))
  const minutes = tries.map((at) => (at.getTime() - now.getTime()) / 60_000)
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360])
  expect(minutes.reduce((sum, wait) => sum + wait, 0) / 60).toBeGreaterThan(17)
})
