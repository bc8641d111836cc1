import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SALARY } from '../salary/limits.ts'
import { counterNoteProblem, counterProblem, mayCounter, raiseProblems } from './counter.ts'

const now = new Date('2026-11-16T03:00:00Z')
const range = { salaryMin: 6_300, salaryMax: 6_800 }
const open = {
  ...range,
  status: 'WAITING',
  expiredAt: new Date('2026-11-18T14:59:59.999Z'),
  groupId: null,
  counter: null,
} as const

describe('[OFR-16] one counter', () => {
  test.each<[boolean, string, object]>([
    [true, 'an open offer with a salary', {}],
    [false, 'an offer that was countered', { counter: {} }],
    [false, 'a decided one', { status: 'REFUSED' }],
    [false, 'one past its day, before the job ran', { expiredAt: new Date('2026-11-15T14:59:59.999Z') }],
    [false, 'a message without a salary', { salaryMin: null, salaryMax: null }],
    [false, 'an offer of a curation', { groupId: 'g' }],
    [false, 'one that cannot be topped', { salaryMax: SALARY.ceiling }],
  ])('%s: %s', (may, _, change) => {
    expect(mayCounter({ ...open, ...change }, now)).toBe(may)
  })

  test('an amount lies above the top and at most at the ceiling', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 250_000 }), (amount) => {
        expect(counterProblem(amount, range) === null).toBe(amount > 6_800 && amount <= 200_000)
      }),
    )
    expect(counterProblem(6_800, range)).toBe('제안보다 높은 금액을 입력해 주세요. 지금은 6,800만 원까지예요')
    expect(counterProblem(200_001, range)).toBe('20억 원까지 입력할 수 있어요')
    expect(counterProblem(null, range)).toBe('만나고 싶은 연봉을 입력해 주세요')
    expect(counterProblem(7_000.5, range)).toBe('만원 단위의 숫자로 입력해 주세요.')
  })

  test('its words are two hundred characters at most', () => {
    expect(counterNoteProblem('가'.repeat(200))).toBeNull()
    expect(counterNoteProblem('가'.repeat(201))).toBe('200자까지 작성 가능해요')
  })

  test('a raise lifts the top and lowers nothing', () => {
    const amount = fc.integer({ min: 2_401, max: 20_000 })
    fc.assert(
      fc.property(amount, amount, (salaryMin, salaryMax) => {
        const isRaise = salaryMin >= 6_300 && salaryMax > 6_800 && salaryMin <= salaryMax
        expect(Object.keys(raiseProblems({ salaryMin, salaryMax }, range)).length === 0).toBe(isRaise)
      }),
    )
    expect(raiseProblems({ salaryMin: 6_300, salaryMax: 6_800 }, range)).toEqual({
      salaryMax: '처음 제안보다 높여 주세요',
    })
    expect(raiseProblems({ salaryMin: 6_200, salaryMax: 7_200 }, range)).toEqual({
      salaryMin: '처음 제안보다 낮아요',
    })
  })
})
