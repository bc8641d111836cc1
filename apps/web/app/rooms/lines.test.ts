import { expect, test } from 'vitest'
import type { Message } from './rooms-query.ts'
import { linesOf, sentences } from './lines.ts'

const at = new Date('2026-11-15T05:14:00Z')
const message = (given: Partial<Message>): Message => ({
  id: 'm1',
  roomId: 'r',
  seq: 1,
  from: 'them',
  senderName: '이도현',
  type: 'text',
  message: '안녕하세요',
  isMine: false,
  isRead: false,
  isHidden: false,
  targetId: null,
  offer: null,
  survey: null,
  clientId: null,
  createdAt: at.toISOString(),
  ...given,
})
const unsent = { clientId: 'c1', text: '좋아요', at }

test('[MSG-1] a message keeps its key when the server has taken it in', () => {
  const [before] = linesOf({ told: [], unsent: [{ ...unsent, state: 'sending' }] })
  const [after] = linesOf({ told: [message({ from: 'me', clientId: 'c1' })], unsent: [] })
  expect([before?.key, after?.key]).toEqual(['c1', 'c1'])
  expect([before?.state, after?.state]).toEqual(['sending', 'sent'])
})

test('[MSG-1] what failed and what was refused both ask to be sent again', () => {
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

test('what the product says has a title and what follows from it', () => {
  expect(sentences('커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.')).toEqual([
    '커피챗 매칭이 완료되었어요.',
    '이제 서로 이름과 연락처를 볼 수 있어요.',
  ])
  expect(sentences('커피챗이 취소됐어요.')).toEqual(['커피챗이 취소됐어요.', ''])
})
