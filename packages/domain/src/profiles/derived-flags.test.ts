import { describe, expect, test } from 'vitest'
import { derivedFlags } from './derived-flags.ts'

describe('[PRO-6] derived flags', () => {
  const profile = {
    careerItems: [{ detail: '한 일' }],
    userSalaryItems: { inputSalary: 5200, hopeSalary: 6500 },
    githubUrl: 'https://github.com/jiwoo-demo',
    linkedinUrl: 'https://linkedin.com/in/jiwoo-demo',
  }
  const whole = { isCareerIncomplete: false, isSalaryIncomplete: false, isLinkIncomplete: false }

  test('a whole profile lacks nothing', () => expect(derivedFlags(profile)).toEqual(whole))

  test.each([
    [{ careerItems: [{ detail: '' }, { detail: '둘째' }] }, { isCareerIncomplete: true }],
    [{ careerItems: [] }, { isCareerIncomplete: true }],
    [{ userSalaryItems: { inputSalary: null, hopeSalary: 6500 } }, { isSalaryIncomplete: true }],
    [{ userSalaryItems: { inputSalary: 5200, hopeSalary: null } }, { isSalaryIncomplete: true }],
    [{ githubUrl: null }, { isLinkIncomplete: true }],
    [{ linkedinUrl: '' }, { isLinkIncomplete: true }],
  ])('%o: %o', (lost, flags) => {
    expect(derivedFlags({ ...profile, ...lost })).toEqual({ ...whole, ...flags })
  })

  test('only the first career item counts', () => {
    expect(derivedFlags({ ...profile, careerItems: [{ detail: '첫째' }, { detail: '' }] })).toEqual(whole)
  })
})
