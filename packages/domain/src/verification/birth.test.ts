import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as birth from './birth.ts'
import { genderProblem, isGender } from './gender.ts'

const WRONG = '정확한 생년월일을 입력해 주세요.'

test.each(['19000101', '20991231', '19950314', '20010231'])('[VAL-3] %s fits the pattern', (text) => {
  expect(birth.birthProblem(text)).toBeNull()
})

test.each([
  '',
  '1995031',
  '199503140',
  '18991231',
  '21000101',
  '19951301',
  '19950001',
  '19950132',
  '19950100',
  '1995.3.14',
])('[VAL-3] %j does not', (text) => {
  expect(birth.birthProblem(text)).toBe(WRONG)
})

test.each(['950314', '000101', '991231'])('[VAL-4] %s is a front part', (text) => {
  expect(birth.birthFrontProblem(text)).toBeNull()
})

test.each(['', '95031', '9503140', '951301', '950132', '950100', '950014'])('[VAL-4] %j is not', (text) => {
  expect(birth.birthFrontProblem(text)).toBe(WRONG)
})

test('[VAL-4] only digits stay, and the focus moves on at the sixth', () => {
  expect(birth.birthFrontAsTyped('95.03.14-1')).toBe('950314')
  expect(birth.frontIsFull('95031')).toBe(false)
  expect(birth.frontIsFull('950314')).toBe(true)
  expect(birth.birthAsTyped('1995년 03월 14일')).toBe('19950314')
})

test('[VAL-5] the back digit is 1 to 4', () => {
  const passing = Array.from('0123456789').filter((digit) => birth.birthBackProblem(digit) === null)
  expect(passing).toEqual(['1', '2', '3', '4'])
  for (const wrong of ['', '11', 'a', ' '])
    expect(birth.birthBackProblem(wrong)).toBe('정확한 뒷자리를 입력해 주세요.')
  expect(birth.birthBackAsTyped('a3b4')).toBe('3')
})

test.each([
  ['1', '19950314', '남성'],
  ['2', '19950314', '여성'],
  ['3', '20950314', '남성'],
  ['4', '20950314', '여성'],
])('[VAL-5] a back digit of %s says the century and the gender', (back, birthday, gender) => {
  expect(birth.birthFrom('950314', back)).toEqual({ birthday, gender })
})

test('[VAL-4] front and back digit make a whole date that passes, and give the front back', () => {
  const front = fc.tuple(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  fc.assert(
    fc.property(front, fc.constantFrom('1', '2', '3', '4'), (parts, back) => {
      const text = parts.map((part) => String(part).padStart(2, '0')).join('')
      const whole = birth.birthFrom(text, back)
      expect(birth.birthProblem(whole!.birthday)).toBeNull()
      expect(birth.birthFrontOf(whole!.birthday)).toBe(text)
    }),
  )
  expect(birth.birthFrom('951301', '1')).toBeNull()
  expect(birth.birthFrom('950314', '5')).toBeNull()
})

test('[VAL-6] gender is one of two words and must be chosen', () => {
  expect(['남성', '여성'].every(isGender)).toBe(true)
  expect(genderProblem('남성')).toBeNull()
  for (const wrong of ['', '남', 'male', 'toString'])
    expect(genderProblem(wrong)).toBe('성별을 선택해 주세요.')
})
