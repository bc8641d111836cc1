import { expect, test } from 'vitest'
import { type PersonForm, personOf, personRules } from './person-form.ts'

const form: PersonForm = { name: '한지우', birthday: '19950314', gender: '여성', phone: '010-2001-0001' }

test('[VER-16] a right form is a person, with the phone as bare digits', () => {
  expect(personOf(form)).toEqual({ ...form, phone: '01020010001' })
})

test.each<[keyof PersonForm, string, string]>([
  ['name', '', '정확한 이름을 입력해 주세요.'],
  ['name', '한지우2', '정확한 이름을 입력해 주세요.'],
  ['birthday', '950314', '정확한 생년월일을 입력해 주세요.'],
  ['gender', '', '성별을 선택해 주세요.'],
  ['phone', '', '휴대전화 번호를 입력해주세요'],
  ['phone', '02-123-4567', '정확한 휴대전화 번호를 입력해 주세요'],
])('[VER-16] with %s ‘%s’ it is none: %s', (field, value, problem) => {
  const wrong = { ...form, [field]: value }
  expect(personRules[field](value)).toBe(problem)
  expect(personOf(wrong)).toBeNull()
})
