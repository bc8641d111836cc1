import { expect, test } from 'vitest'
import { erasureDay, farewell } from './withdraw.ts'

const now = new Date('2026-11-15T23:30:00+09:00')

test('[PRO-14] [TRUST-6] the day of erasure is known before the account is deleted', () => {
  expect(erasureDay(true, now)).toBe('2026년 12월 15일')
  expect(erasureDay(false, now)).toBeNull()
})

test.each([
  ['the same clock', now],
  ['a browser that is a week slow', new Date(now.getTime() - 7 * 86_400_000)],
])('[PRO-14] without offers nothing is kept, told by %s', (_, here) => {
  expect(farewell({ at: now, isErased: true }, here)).toMatchObject({
    title: '탈퇴가 끝났어요',
    body: '모든 정보를 바로 지웠어요.',
  })
})

test('[PRO-14] a person is never told that everything is erased before it is', () => {
  expect(farewell({ at: new Date(now.getTime() + 3_600_000), isErased: false }, now)).toMatchObject({
    title: '탈퇴 요청을 받았어요',
    body: '정보를 지우고 있어요. 한 시간 안에 모두 지워져요.',
  })
})
