import { salarySeason } from '@coffeeattack/domain/salary/season'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readApplicationState, readVerificationState, writeVerificationState } from './kept-state.ts'
import { SESSION_KEYS } from './storage-keys.ts'

test('[AUTH-13] session storage has five keys', () => {
  expect(Object.values(SESSION_KEYS).toSorted()).toEqual([
    'application-state',
    'career-state',
    'hope-user-request',
    'utm-id',
    'verify-user-request',
  ])
})

test('[AUTH-13] the application state has every field of the specification, with its defaults', () => {
  const state = readApplicationState(null, salarySeason(2025))
  expect(Object.keys(state)).toEqual(
    `accessToken userId name birthday gender phone jobLabel jobSubLabel inputSalary existence career offerAverage
    totalMonth salaryAverage salaryIncreaseRate salaryMax oldSalary salary salaryByHealth salaryByTax salaryType hopeSalary
    isMajor isLeader willingness expiredAt additionReward school techStackItems keywords linkedinUrl portfolioUrl resumeUrl
    githubUrl userLastSchool`.split(/\s+/),
  )
  expect(state.inputSalary).toEqual({ title: '2024년 계약 연봉', amount: null })
  expect(state.salaryType).toBe('HEALTH')
  expect(state.salaryByTax).toBeNull()
  expect(state.userLastSchool).toEqual({ type: '', name: '' })
})

test('[AUTH-13] the default title moves with the season', () => {
  expect(readApplicationState(null, salarySeason(2027)).inputSalary.title).toBe('2026년 계약 연봉')
})

test('[AUTH-13] written state is read back', () => {
  const state = {
    ...readApplicationState(null),
    name: '한지우',
    career: [{ jobLabel: '개발' }],
    salaryType: 'TAX' as const,
    inputSalary: { title: '계약 연봉', amount: 5_200 },
    techStackItems: ['React'],
    isMajor: true,
  }
  expect(readApplicationState(JSON.stringify(state))).toEqual(state)
})

test('[AUTH-13] each value of a wrong type falls back to its default', () => {
  const text =
    '{"name":7,"phone":"01012345678","career":[{"jobLabel":"개발"},3,{}],"salaryType":"OTHER","hopeSalary":"6000","inputSalary":[]}'
  expect(readApplicationState(text)).toEqual({
    ...readApplicationState(null),
    phone: '01012345678',
    career: [{ jobLabel: '개발' }],
  })
})

test('[AUTH-13] garbage never throws, and always gives a complete state', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('', 'null', '[]', '"a"', '{', '{"__proto__":{"name":1}}'),
  )
  const keys = Object.keys(readApplicationState(null))
  fc.assert(
    fc.property(text, (kept) => {
      expect(Object.keys(readApplicationState(kept))).toEqual(keys)
      expect(readVerificationState(kept).loginTypeLevel).toSatisfy((level) => level === 1 || level === 5)
    }),
  )
})

test('[VER-6] a new verification state has the messenger and the first carrier', () => {
  expect(readVerificationState(null)).toMatchObject({
    loginTypeLevel: 1,
    telecom: 0,
    cfid: '',
    jobIndex: null,
  })
})

test('[VER-6] an index of 0 is kept as 0', () => {
  const state = readVerificationState('{"jobIndex":0,"threadIndex":0,"telecom":2,"loginTypeLevel":5}')
  expect(state).toMatchObject({ jobIndex: 0, threadIndex: 0, telecom: 2, loginTypeLevel: 5 })
})

test('[VER-10] an identity number in the state is not written', () => {
  const slipped = { ...readVerificationState(null), cfid: 'a', identity: '9503142876543' }
  const written = writeVerificationState(slipped)
  expect(written).not.toContain('2876543')
  expect(readVerificationState(written).cfid).toBe('a')
})
