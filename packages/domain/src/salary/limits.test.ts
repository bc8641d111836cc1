import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  SALARY,
  clampSalary,
  isSelectable,
  leaveSalary,
  readSalary,
  salaryProblem,
  salaryAsTyped,
} from './limits.ts'

const FLOOR = '2,400만원 이하의 연봉은 입력할 수 없습니다.'
const CONTRACT_FLOOR = '2,400만원 이하의 계약 연봉은 입력할 수 없습니다.'

describe('[VAL-15] salary', () => {
  test.each([
    ['', ''],
    ['6300', '6,300'],
    ['6,300만 원', '6,300'],
    ['６３００', '6,300'],
    ['007000', '7,000'],
    ['-63.5', '635'],
    ['200000', '200,000'],
    ['200001', '200,000'],
    ['9'.repeat(400), '200,000'],
  ])('typing %j shows %j', (typed, shown) => expect(salaryAsTyped(typed)).toBe(shown))

  test('whatever is typed, the field holds at most seven characters, and typing on keeps it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d,]{0,12}$/)), (typed) => {
        const shown = salaryAsTyped(typed)
        expect(shown).toMatch(/^(\d{1,3}(,\d{3})*)?$/)
        expect(shown.length).toBeLessThanOrEqual(SALARY.characters)
        expect(salaryAsTyped(shown)).toBe(shown)
        expect(readSalary(shown) ?? 0).toBeLessThanOrEqual(SALARY.ceiling)
      }),
    )
  })

  test.each(['1', '600', '2,399', '2,400'])('%s is refused and cleared', (text) => {
    expect(leaveSalary(text)).toEqual({ amount: null, text: '', problem: FLOOR })
    expect(leaveSalary(text, 'contract')).toEqual({ amount: null, text: '', problem: CONTRACT_FLOOR })
  })

  test.each([
    ['2,401', 2401, '2,401'],
    ['200,000', 200_000, '200,000'],
    ['200,001', 200_000, '200,000'],
    ['0', 0, '0'],
  ])('%s counts as %i', (text, amount, shown) => {
    expect(leaveSalary(text)).toEqual({ amount, text: shown, problem: null })
  })

  test('an empty field is left in peace', () => {
    expect(leaveSalary('')).toEqual({ amount: null, text: '', problem: null })
  })

  test.each([
    [0, null],
    [1, FLOOR],
    [2400, FLOOR],
    [2401, null],
    [200_000, null],
  ])('the server judges %i alike', (amount, problem) => expect(salaryProblem(amount)).toBe(problem))

  test.each([-1, 63.5, Number.NaN, Infinity])('%d is no amount', (amount) => {
    expect(salaryProblem(amount)).toBe('만원 단위의 숫자로 입력해 주세요.')
  })

  test('above the ceiling the ceiling counts', () => {
    expect(clampSalary(200_000)).toBe(200_000)
    expect(clampSalary(200_001)).toBe(200_000)
  })

  test('[PRO-12] zero won can not be selected', () => {
    expect(isSelectable(0)).toBe(false)
    expect(isSelectable(null)).toBe(false)
    expect(isSelectable(1)).toBe(true)
  })
})
