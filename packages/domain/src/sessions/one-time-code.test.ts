import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { codeProblem, codeTimer, judgeCode, resendAfterSeconds } from './one-time-code.ts'

const sentAt = new Date('2026-11-15T03:00:00Z')
const after = (ms: number) => new Date(sentAt.getTime() + ms)
const fresh = { sentAt, wrongTries: 0, usedAt: null }

test('[VAL-20] a code is 6 digits', () => {
  expect(['000000', '123456'].map(codeProblem)).toEqual([null, null])
  for (const wrong of ['', '12345', '1234567', '12345a', '12 345', '１２３４５６'])
    expect(codeProblem(wrong)).toBe('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
})

test('[AUTH-11] the timer starts at 5 minutes and at 0 says that the code is over', () => {
  expect(codeTimer(sentAt, sentAt)).toEqual({ text: '5:00', over: false, message: null })
  expect(codeTimer(sentAt, after(299_999))).toMatchObject({ text: '0:01', over: false })
  expect(codeTimer(sentAt, after(300_000))).toEqual({
    text: '0:00',
    over: true,
    message: '인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.',
  })
  expect(codeTimer(sentAt, after(-9_000)).text).toBe('5:00')
})

test('[AUTH-11] the right code in time signs in; late it is expired', () => {
  expect(judgeCode(fresh, true, after(299_999))).toBeNull()
  expect(judgeCode(fresh, true, after(300_000))).toBe('CODE_EXPIRED')
})

test('[AUTH-12] the fifth wrong code ends it, and then the right one is refused too', () => {
  const told = [0, 1, 2, 3, 4].map((wrongTries) => judgeCode({ ...fresh, wrongTries }, false, sentAt))
  expect(told).toEqual(['CODE_INVALID', 'CODE_INVALID', 'CODE_INVALID', 'CODE_INVALID', 'CODE_ENDED'])
  expect(judgeCode({ ...fresh, wrongTries: 5 }, true, sentAt)).toBe('CODE_ENDED')
})

test('[AUTH-12] an unknown phone, a used code and a wrong code are told the same', () => {
  expect(judgeCode(null, true, sentAt)).toBe('CODE_INVALID')
  expect(judgeCode({ ...fresh, usedAt: sentAt }, true, sentAt)).toBe('CODE_INVALID')
  expect(catalogue.CODE_INVALID.title).toBe('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
})

test('[AUTH-12] another code can be asked for after 60 seconds', () => {
  expect(resendAfterSeconds(null, sentAt)).toBe(0)
  expect([0, 1, 59_001, 60_000].map((ms) => resendAfterSeconds(sentAt, after(ms)))).toEqual([60, 60, 1, 0])
})
