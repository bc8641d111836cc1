import { expect, test } from 'vitest'
import { deedName, deedNames, subjectName } from './deeds.ts'

test('[BIZ-6] every known deed reads as a sentence, an unknown one as it is', () => {
  for (const name of Object.values(deedNames)) expect(name).toMatch(/요$/)
  expect([deedName('profile.view'), deedName('new.deed')]).toEqual(['프로필을 열었어요', 'new.deed'])
  expect([subjectName('company'), subjectName('thing')]).toEqual(['회사', 'thing'])
})

test('[BIZ-6] no two deeds read alike', () => {
  const names = Object.values(deedNames)
  expect(new Set(names).size).toBe(names.length)
})
