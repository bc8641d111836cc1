import { expect, test } from 'vitest'
import { chosenAs, freeCompany, onePerCompany } from './cards.ts'

const cards = (...names: string[]) => names.map((name) => ({ name }))

test('[PRO-11] a company is chosen under any of its spellings', () => {
  expect(chosenAs('두들페이', ['반달랩스', '㈜두들페이'])).toBe('㈜두들페이')
  expect(chosenAs('두들페이', ['반달랩스'])).toBeNull()
})

test('[PRO-11] a company is listed once, with its first spelling and position', () => {
  expect(onePerCompany(cards('(주)두들페이', '반달랩스', '두들페이', '노을클라우드'))).toEqual(
    cards('(주)두들페이', '반달랩스', '노을클라우드'),
  )
})

test.each([
  ['  구름상회 ', '구름상회'],
  ['두들페이 주식회사', null],
  ['★', null],
  ['', null],
])('[PRO-11] %j typed beside 두들페이 can be added as %j', (typed, name) => {
  expect(freeCompany(typed, cards('두들페이'))).toBe(name)
})
