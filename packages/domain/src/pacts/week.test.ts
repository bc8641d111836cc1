import { expect, test } from 'vitest'
import { emptyTerms } from './terms.ts'
import { terms } from './testing/pact-case.ts'
import { weekOf } from './week.ts'

test.each([
  [terms, { hoursADay: 8, homeDays: 2 }],
  [
    { ...terms, place: '서울 성동구', other: '재택근무 주 3회' },
    { hoursADay: 8, homeDays: 3 },
  ],
  [
    { ...terms, hours: '하루 7시간, 한 주 35시간', holidays: '토·일과 공휴일' },
    { hoursADay: 7, homeDays: 2 },
  ],
  [{ ...terms, hours: '1일 8시간, 1주 48시간' }, null],
  [{ ...terms, hours: '주 40시간 안에서 스스로 정함' }, null],
  [{ ...terms, holidays: '주휴일은 월요일입니다.' }, null],
  [emptyTerms, null],
])('[PACT-1] a week is drawn only where the words tell it plainly (%#)', (said, week) => {
  expect(weekOf(said)).toEqual(week)
})
