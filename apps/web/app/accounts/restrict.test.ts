import { expect, test } from 'vitest'
import { showRestriction, withRestriction } from './restrict.ts'

test('[PRO-11] a company is added once, under any of its spellings', () => {
  const hide = (name: string) => withRestriction(['㈜두들페이'], { name, hide: true })
  expect(hide('반달랩스')).toEqual(['㈜두들페이', '반달랩스'])
  expect(hide('두들페이')).toEqual(['㈜두들페이'])
})

test('[PRO-11] a company is removed under any of its spellings', () => {
  const names = ['㈜두들페이', '반달랩스']
  expect(withRestriction(names, { name: '두들페이', hide: false })).toEqual(['반달랩스'])
  expect(withRestriction(names, { name: '노을클라우드', hide: false })).toEqual(names)
})

test('[PRO-11] the updated list keeps the known cards', () => {
  const known = { name: '반달랩스', logo: '/logos/bandal.svg', active: true }
  const shown = { companyItems: [known], userSelect: ['노을클라우드'] }
  expect(showRestriction(shown, { name: '구름상회', hide: true })).toEqual({
    companyItems: [known, { name: '구름상회', logo: null, active: false }],
    userSelect: ['노을클라우드'],
  })
})
