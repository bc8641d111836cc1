import { expect, test } from 'vitest'
import { message } from '../testing/message.ts'
import { previewText } from './previewText.ts'

test('[MSG-1] the list shows the last message in one line, and who said it', () => {
  expect(previewText(null)).toBe('아직 나눈 이야기가 없어요')
  expect(previewText(message({ message: '안녕하세요\n반가워요' }))).toBe('안녕하세요 반가워요')
  expect(previewText(message({ from: 'me', message: '좋아요' }))).toBe('나: 좋아요')
  expect(previewText(message({ from: 'me', message: '좋아요' }), '정하린')).toBe('정하린: 좋아요')
})

test('[MSG-2] one that cannot be viewed says so', () => {
  expect(previewText(message({ isHidden: true }))).toBe('메시지를 확인할 수 없습니다.')
})
