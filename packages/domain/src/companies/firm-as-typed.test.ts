import { expect, test } from 'vitest'
import {
  businessNumberAsTyped,
  businessNumberProblemWhileTyping,
  openingDayAsTyped,
  openingDayFrom,
  openingDayProblem,
} from './firm-as-typed.ts'

test('[FIRM-1] a wrong check digit is told with the tenth digit, not before', () => {
  expect(['1', '1234', '123456', '1234567890 1'].map(businessNumberAsTyped)).toEqual([
    '1',
    '123-4',
    '123-45-6',
    '123-45-67890',
  ])
  expect(businessNumberProblemWhileTyping('123-45-6789')).toBeNull()
  expect(businessNumberProblemWhileTyping('123-45-67890')).toBe('올바르지 않은 사업자등록번호예요')
  expect(businessNumberProblemWhileTyping('123-45-67891')).toBeNull()
})

test('[FIRM-1] an opening day is a day of the calendar', () => {
  expect(openingDayAsTyped('20190304')).toBe('2019. 03. 04')
  expect(openingDayFrom('2019. 03. 04')).toBe('2019-03-04')
  for (const wrong of ['', '2019. 03', '2019. 02. 30', '2019. 13. 01'])
    expect(openingDayProblem(wrong)).toBe('개업일 8자리를 입력해 주세요')
  expect(openingDayProblem('1899. 12. 31')).toBe('개업일을 확인해 주세요')
})
