import { expect, test } from 'vitest'
import { jobChip, listChip, rangeChip, totalText } from './chip-text.ts'

test.each([
  [{ min: null, max: null }, '경력'],
  [{ min: 3, max: 7 }, '경력 3~7년'],
  [{ min: 3, max: null }, '경력 3년 이상'],
  [{ min: null, max: 7 }, '경력 7년까지'],
  [{ min: 5, max: 5 }, '경력 5년'],
  [{ min: 0, max: 2 }, '경력 0~2년'],
])('a range says itself on its chip: %o', (range, text) => {
  expect(rangeChip('경력', range, '년')).toBe(text)
})

test('money is grouped', () => {
  expect(rangeChip('희망', { min: 5_000, max: 8_500 }, '만')).toBe('희망 5,000~8,500만')
})

test('a list names its first and counts the others', () => {
  expect(listChip('기술', [])).toBe('기술')
  expect(listChip('기술', ['React'])).toBe('기술 React')
  expect(listChip('기술', ['React', 'Vue', 'Svelte'])).toBe('기술 React 외 2')
})

test('a job is said by its narrower name', () => {
  expect(jobChip({ jobLabel: '개발', jobSubLabel: '프론트엔드 개발자' })).toBe('프론트엔드 개발자')
  expect(jobChip({ jobLabel: '', jobSubLabel: '' })).toBe('직무')
})

test('the count stops where counting does', () => {
  expect(totalText(218, false)).toEqual({ figure: '218명', rest: ' 찾았어요' })
  expect(totalText(1_000, true)).toEqual({ figure: '1,000명', rest: ' 넘게 찾았어요' })
})
