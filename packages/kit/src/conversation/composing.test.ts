import { expect, test } from 'vitest'
import { composingState } from './composing.ts'

test('[MSG-1] the counter appears near the limit, the error beyond it', () => {
  expect(composingState('')).toEqual({ counter: null, problem: null })
  expect(composingState('  \n')).toEqual({ counter: null, problem: null })
  expect(composingState('가'.repeat(899)).counter).toBeNull()
  expect(composingState('가'.repeat(900)).counter).toBe('900 / 1,000')
  expect(composingState('가'.repeat(1000))).toEqual({ counter: '1,000 / 1,000', problem: null })
  expect(composingState('가'.repeat(1001))).toEqual({
    counter: '1,001 / 1,000',
    problem: '1000자까지 작성 가능해요',
  })
})

test('[OFR-17] in an anonymous room a text with only a contact cannot be sent', () => {
  const why = '연락처만 보낼 수는 없어요. 하고 싶은 말을 함께 적어 주세요.'
  const writer = { name: '한지우', phone: '' }
  expect(composingState('010-1234-5678').problem).toBeNull()
  expect(composingState('010-1234-5678', {}).problem).toBe(why)
  expect(composingState('한지우 010-1234-5678', { writer }).problem).toBe(why)
  expect(composingState('재택도 되나요? 010-1234-5678', {}).problem).toBeNull()
  expect(composingState('', {}).problem).toBeNull()
})

test('[MSG-1] spaces around the text do not count', () => {
  expect(composingState(` ${'가'.repeat(1000)}\n`).problem).toBeNull()
})
