import { expect, test } from 'vitest'
import type { Message } from './rooms-query.ts'
import { previewText, rowTime } from './row-text.ts'

const message = (given: Partial<Message>) =>
  ({ from: 'them', isHidden: false, message: '', ...given }) as Message

test('[MSG-1] the list shows the last message in one line, and who said it', () => {
  expect(previewText(null)).toBe('아직 나눈 이야기가 없어요')
  expect(previewText(message({ message: '안녕하세요\n반가워요' }))).toBe('안녕하세요 반가워요')
  expect(previewText(message({ from: 'me', message: '좋아요' }))).toBe('나: 좋아요')
})

test('[MSG-2] one that cannot be viewed says so', () => {
  expect(previewText(message({ isHidden: true }))).toBe('메시지를 확인할 수 없습니다.')
})

test("[MSG-1] today's carry their time, earlier ones their day", () => {
  const now = new Date('2026-11-15T14:00:00+09:00')
  const times = ['2026-11-15T00:05', '2026-11-14T23:59', '2026-11-12T10:00', '2026-10-02T10:00']
  expect(times.map((at) => rowTime(new Date(`${at}:00+09:00`), now))).toEqual([
    '오전 12:05',
    '어제',
    '3일 전',
    '10월 2일',
  ])
})
