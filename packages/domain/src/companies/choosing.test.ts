import { describe, expect, test } from 'vitest'
import { choiceProblem, chooseCompany, companyLimit } from './choosing.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `회사 ${index + 1}`)
const SIX = '나의 관심회사는 최대 6개까지 선택할 수 있어요!'

describe('[VAL-14] interest companies', () => {
  test('six, or as many as were selected already', () => {
    expect([0, 5, 6, 7, 12].map((already) => companyLimit('interest', already))).toEqual([6, 6, 6, 7, 12])
  })

  test('the sixth is fine, the seventh is not', () => {
    expect(chooseCompany('interest', { selected: names(5), alreadySelected: 0, name: '새 회사' })).toEqual({
      selected: [...names(5), '새 회사'],
      problem: null,
    })
    expect(chooseCompany('interest', { selected: names(6), alreadySelected: 0, name: '새 회사' })).toEqual({
      selected: names(6),
      problem: SIX,
    })
  })

  test('who had eight may keep eight and exchange one, but not have nine', () => {
    const eight = { selected: names(8), alreadySelected: 8, name: '새 회사' }
    expect(chooseCompany('interest', eight).problem).toBe('나의 관심회사는 최대 8개까지 선택할 수 있어요!')
    expect(chooseCompany('interest', { ...eight, selected: names(7) }).problem).toBeNull()
  })

  test('a second tap takes a company back', () => {
    expect(
      chooseCompany('interest', { selected: names(6), alreadySelected: 0, name: '회사 2' }).selected,
    ).toEqual(names(6).filter((name) => name !== '회사 2'))
  })

  test('[PRO-11] restricting has no limit', () => {
    expect(
      chooseCompany('restrict', { selected: names(60), alreadySelected: 0, name: '새 회사' }).problem,
    ).toBeNull()
    expect(choiceProblem('restrict', names(60), 0)).toBeNull()
  })

  test('[PRO-11] the server judges a list alike', () => {
    expect(choiceProblem('interest', names(6), 0)).toBeNull()
    expect(choiceProblem('interest', [...names(6), '회사 1'], 0)).toBeNull()
    expect(choiceProblem('interest', names(7), 6)).toBe(SIX)
    expect(choiceProblem('interest', names(7), 7)).toBeNull()
  })
})
