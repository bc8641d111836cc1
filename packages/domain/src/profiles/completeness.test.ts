import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completeness,
  completenessAlt,
  type CompletenessFlag,
  completenessFlags,
  type CompletenessFlags,
  completenessPercent,
  type CompletenessSource,
  completenessTitle,
  derivedFlags,
  missingFlags,
  missingParts,
} from './completeness.ts'

const full: CompletenessSource = {
  resumeUrl: null,
  resumeFileUrl: '/files/resume.pdf',
  portfolioUrl: 'https://example.com/portfolio',
  portfolioFileUrl: null,
  githubUrl: null,
  linkedinUrl: null,
  hashtags: ['결제'],
  techStackItems: ['React'],
  userSelect: ['노을클라우드'],
  careerItems: [{ detail: '결제 화면을 만들었어요' }],
  salaryByHealth: 5340,
  salaryByTax: null,
}

const flagsOf = (filled: readonly CompletenessFlag[]): CompletenessFlags => ({
  resumeAndPr: filled.includes('resumeAndPr'),
  majorTechStack: filled.includes('majorTechStack'),
  hashtag: filled.includes('hashtag'),
  detail: filled.includes('detail'),
  userSelect: filled.includes('userSelect'),
  healthSalary: filled.includes('healthSalary'),
})

describe('[PRO-5] completeness', () => {
  test('whichever flags are filled, each counts alike and 100 means all', () => {
    fc.assert(
      fc.property(fc.subarray([...completenessFlags]), (filled) => {
        const percent = completenessPercent(flagsOf(filled))
        expect(percent).toBe(filled.length === 6 ? 100 : filled.length * 16)
      }),
    )
  })

  test.each<[Partial<CompletenessSource>, string]>([
    [{ resumeFileUrl: null }, 'resumeAndPr'],
    [{ portfolioUrl: null }, 'resumeAndPr'],
    [{ techStackItems: [] }, 'majorTechStack'],
    [{ hashtags: [] }, 'hashtag'],
    [{ careerItems: [{ detail: ' ' }, { detail: '있음' }] }, 'detail'],
    [{ careerItems: [] }, 'detail'],
    [{ userSelect: [] }, 'userSelect'],
    [{ salaryByHealth: 0 }, 'healthSalary'],
    [{ salaryByHealth: null }, 'healthSalary'],
  ])('without %o, %s is missing', (lost, flag) => {
    const result = completeness({ ...full, ...lost })
    expect(result.percent).toBe(80)
    expect(missingFlags(result)).toEqual([flag])
  })

  test.each<Partial<CompletenessSource>>([
    {},
    { resumeFileUrl: null, resumeUrl: 'https://example.com/resume' },
    { portfolioUrl: null, githubUrl: 'https://github.com/jiwoo-demo' },
    { salaryByHealth: null, salaryByTax: 5340 },
  ])('%o is complete', (more) => {
    expect(completeness({ ...full, ...more }).percent).toBe(100)
  })

  test.each<[Partial<CompletenessSource>, string, string]>([
    [{ resumeFileUrl: null, portfolioUrl: null }, '이력서와 포트폴리오', 'resume'],
    [{ resumeFileUrl: null }, '이력서', 'resume'],
    [{ portfolioUrl: null }, '포트폴리오나 GitHub 링크', 'portfolio'],
    [{ techStackItems: [] }, '주로 쓰는 기술', 'techstack'],
    [{ hashtags: [] }, '나의 업무 키워드', 'hashtag'],
    [{ careerItems: [{ detail: '' }] }, '한 일', 'detail'],
    [{ careerItems: [] }, '커리어 인증', 'career'],
    [{ userSelect: [] }, '관심 회사', 'companies'],
    [{ salaryByHealth: null }, '소득 인증', 'income'],
  ])('without %o it names %s, which is filled in at %s', (lost, name, field) => {
    const profile = { ...full, ...lost }
    expect(missingParts(completeness(profile), profile)).toMatchObject([{ name, field }])
  })

  test('nothing and everything have words of their own', () => {
    expect(missingFlags(flagsOf(completenessFlags))).toEqual([])
    expect(completenessTitle(flagsOf(completenessFlags))).toBe('프로필을 다 채웠어요')
    expect(completenessAlt(flagsOf([]))).toBe('여섯 항목을 아직 채우지 않았어요')
  })
})

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
