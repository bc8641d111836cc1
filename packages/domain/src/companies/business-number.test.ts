import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessNumberDigits, businessNumberProblem, businessNumberText } from './business-number.ts'

describe('[BIZ-6] business numbers', () => {
  // 123-45-6789x: 1·1+2·3+3·7+4·1+5·3+6·7+7·1+8·3+9·5 = 165, and 4 for the tens of 45: 169, so the check is 1.
  test.each([
    ['1234567891', null],
    ['123-45-67891', null],
    ['1234567890', '올바르지 않은 사업자등록번호예요'],
    ['0000000000', '올바르지 않은 사업자등록번호예요'],
    ['12345678912', '사업자등록번호 10자리를 입력해 주세요'],
    ['１２３４５６７８９１', '사업자등록번호 10자리를 입력해 주세요'],
  ])('%j: %s', (typed, problem) => expect(businessNumberProblem(typed)).toBe(problem))

  test('of the ten numbers that begin alike exactly one is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (start) => {
        const head = String(start).padStart(9, '0')
        const right = Array.from({ length: 10 }, (_, last) => `${head}${last}`).filter(
          (number) => businessNumberProblem(number) === null,
        )
        expect(right).toHaveLength(1)
        expect(businessNumberDigits(businessNumberText(right[0]!))).toBe(right[0])
      }),
    )
  })
})
