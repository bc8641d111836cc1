import { expect, test } from 'vitest'
import { message } from '../testing/message.ts'
import { linesOf, previewText } from './lines.ts'

const at = new Date('2026-11-15T05:14:00Z')
const unsent = { clientId: 'c1', text: '좋아요', at }

test('[MSG-1] a message keeps its key when the server has stored it', () => {
  const [before] = linesOf({ told: [], unsent: [{ ...unsent, state: 'sending' }] })
  const [after] = linesOf({ told: [message({ from: 'me', clientId: 'c1' })], unsent: [] })
  expect([before?.key, after?.key]).toEqual(['c1', 'c1'])
  expect([before?.state, after?.state]).toEqual(['sending', 'sent'])
})

test('[MSG-1] unsent messages follow the stored ones, under their sender’s name', () => {
  const lines = linesOf({
    told: [
      message({ id: 'a', from: 'system', senderName: null, message: '매칭됐어요' }),
      message({ id: 'b', senderName: '이도현' }),
      message({ id: 'c', from: 'me', senderName: '이루다', message: '반가워요' }),
    ],
    unsent: [{ ...unsent, state: 'sending' }],
  })
  expect(lines.map(({ key, side, name, text }) => [key, side, name, text])).toEqual([
    ['a', 'system', null, '매칭됐어요'],
    ['b', 'theirs', '이도현', '안녕하세요'],
    ['c', 'mine', '이루다', '반가워요'],
    ['c1', 'mine', null, '좋아요'],
  ])
})

test('[MSG-1] failed and refused messages both offer to be resent', () => {
  const states = linesOf({
    told: [message({})],
    unsent: [
      { ...unsent, state: 'failed' },
      { ...unsent, state: 'refused' },
    ],
  })
  expect(states.map(({ side, state }) => [side, state])).toEqual([
    ['theirs', 'sent'],
    ['mine', 'failed'],
    ['mine', 'failed'],
  ])
})

test('[MSG-3] a survey or an offer is a card', () => {
  const told = [message({}), message({ survey: { isAnswered: false } })]
  expect(linesOf({ told, unsent: [] }).map(({ hasCard }) => hasCard)).toEqual([false, true])
})

test('[MSG-1] the list shows the last message in one line, with its sender', () => {
  expect(previewText(null)).toBe('아직 나눈 이야기가 없어요')
  expect(previewText(message({ message: '안녕하세요\n반가워요' }))).toBe('안녕하세요 반가워요')
  expect(previewText(message({ from: 'me', message: '좋아요' }))).toBe('나: 좋아요')
  expect(previewText(message({ from: 'me', message: '좋아요' }), '정하린')).toBe('정하린: 좋아요')
})

test('[MSG-2] a message that can no longer be viewed says so', () => {
  expect(previewText(message({ isHidden: true }))).toBe('메시지를 확인할 수 없습니다.')
})
