import { describe, expect, test } from 'vitest'
import { draftProblems } from './composing.ts'
import { rangeProblems, reversedSalary } from './salary-range.ts'
import { noParts } from './whole-pay.ts'

const draft = {
  isJustMessage: false,
  salaryMin: 6_300,
  salaryMax: 6_800,
  pay: null,
  position: '프론트엔드',
  message: '안녕하세요',
}

describe('[BIZ-3] an offer', () => {
  test('names a salary, a position and says something', () => {
    expect(draftProblems(draft)).toEqual({})
    expect(draftProblems({ ...draft, message: ' ' })).toEqual({ message: '메시지를 입력해 주세요' })
    expect(draftProblems({ ...draft, position: '' })).toEqual({ position: '포지션을 입력해 주세요' })
  })

  test('that is only a message needs neither salary nor position', () => {
    const bare = { ...draft, isJustMessage: true, salaryMin: null, salaryMax: null, position: '' }
    expect(draftProblems(bare)).toEqual({})
  })

  test.each([
    [null, 6_800, { salaryMin: '제안할 연봉을 입력해 주세요' }],
    [6_300, null, { salaryMax: '제안할 연봉을 입력해 주세요' }],
    [0, 6_800, { salaryMin: '제안할 연봉을 입력해 주세요' }],
    [6_300, 0, { salaryMax: '제안할 연봉을 입력해 주세요' }],
    [2_400, 6_800, { salaryMin: '2,400만원 이하의 연봉은 입력할 수 없습니다.' }],
    [2_401, 2_401, {}],
    [6_800, 6_300, { salaryMax: '최소 연봉보다 낮아요' }],
    [200_000, 200_001, {}],
  ])('from %s to %s: %o', (salaryMin, salaryMax, problems) => {
    expect(rangeProblems({ salaryMin, salaryMax })).toEqual(problems)
  })
})

describe('[BIZ-15] while a salary is typed, only that it runs downwards is told', () => {
  test.each([
    [6_800, 6_300, { salaryMax: '최소 연봉보다 낮아요' }],
    // '6', '68' and '680' are on the way to '6,800'.
    [6_300, 6, {}],
    [6_300, 680, {}],
    [6_300, 6_800, {}],
    [10_000, 9_000, { salaryMax: '최소 연봉보다 낮아요' }],
    [6_300, null, {}],
    [null, 6_300, {}],
    [2_000, 1_000, {}],
  ])('from %s to %s: %o', (salaryMin, salaryMax, problems) => {
    expect(reversedSalary({ salaryMin, salaryMax })).toEqual(problems)
  })
})

describe('[OFR-15] what else an offer names', () => {
  const pay = { ...noParts, bonus: { min: 700, max: 300 } }

  test('is held to its own rules, beside those of the salary', () => {
    expect(draftProblems({ ...draft, pay })).toEqual({ bonusMax: '최소 금액보다 낮아요' })
    expect(draftProblems({ ...draft, salaryMin: null, pay })).toEqual({
      salaryMin: '제안할 연봉을 입력해 주세요',
      bonusMax: '최소 금액보다 낮아요',
    })
  })

  test('is not looked at in a message', () => {
    expect(draftProblems({ ...draft, isJustMessage: true, pay })).toEqual({})
  })
})
