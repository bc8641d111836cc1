import { expect, test } from 'vitest'
import { benefitKind } from './page-words.ko.ts'

test.each([
  ['사이닝 보너스 500만 원', 'money'],
  ['주 2회 재택근무', 'home'],
  ['10~12시 시차 출근', 'hours'],
  ['교육비 연 200만 원', 'learning'],
  ['층마다 에스프레소 바', 'food'],
  ['반려견과 함께 일해요', 'other'],
])('[OFR-4] %s is of the kind %s, which has its picture', (benefit, kind) => {
  expect(benefitKind(benefit)).toBe(kind)
})
