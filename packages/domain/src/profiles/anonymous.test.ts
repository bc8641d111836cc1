import { describe, expect, test } from 'vitest'
import { anonymousProfile } from './anonymous.ts'
import type { ProfileSource } from './anonymous.ts'

const now = new Date('2026-11-15T12:00:00+09:00')

const source: ProfileSource & Record<string, unknown> = {
  id: 'profile-1',
  writer: { name: '한지우', phone: '01000001234' },
  birthday: '19950314',
  email: 'jiwoo@example.com',
  githubUrl: 'https://github.com/jiwoo-demo',
  jobLabel: '개발',
  jobSubLabel: '프론트엔드 개발자',
  careerItems: [
    {
      id: 'c2',
      company: '한뼘교육',
      job: '웹 개발자',
      start: '2018-09-03',
      end: '2020-10-31',
      detail: '정산을 만들었어요',
      hide: false,
    },
    {
      id: 'c3',
      company: '숨긴회사',
      job: '웹 개발자',
      start: '2016-01',
      end: '2018-01',
      detail: '비밀',
      hide: true,
    },
    {
      id: 'c1',
      company: '두들페이',
      job: '프론트엔드 개발자',
      start: '2020-10',
      end: '',
      detail: '결제',
      hide: false,
    },
  ],
  techStackItems: ['React'],
  hashtags: ['결제화면개편'],
  schools: [{ type: 'UNIVERSITY', name: '한빛대학교', major: '컴퓨터공학과', degree: 'BACHELOR' }],
  income: 5340,
  incomeOrigin: { year: 2025, source: 'HEALTH' },
  disclosure: 'BAND',
  hopeSalary: 6500,
  resumeUrl: 'https://example.com/resume-of-jiwoo',
  resumeFileUrl: null,
  portfolioUrl: null,
  portfolioFileUrl: null,
  completenessPercent: 64,
}

describe('[ROUTE-10] [OFR-13] the profile as companies see it', () => {
  const seen = anonymousProfile(source, now)

  test('nothing that tells who it is leaves', () => {
    const text = JSON.stringify(seen)
    for (const secret of [
      '한지우',
      '1995',
      '0314',
      '1234',
      'jiwoo',
      'example.com',
      'http',
      '30대',
      '숨긴회사',
      '비밀',
      '5340',
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  test('[PRO-4] visible career, the present employer first, without hidden items', () => {
    expect(seen.careerItems.map(({ company, start, end }) => ({ company, start, end }))).toEqual([
      { company: '두들페이', start: '2020-10', end: null },
      { company: '한뼘교육', start: '2018-09', end: '2020-10' },
    ])
    expect(seen).toMatchObject({ isEmployed: true, totalMonth: 98, hasResume: true, hasPortfolio: false })
  })

  test('[TRUST-1] the income goes out only as far as it is disclosed', () => {
    expect(seen.income).toEqual({ kind: 'band', from: 5000, to: 5500 })
    expect(seen.incomeOrigin).toEqual({ year: 2025, source: 'HEALTH' })
    const hidden = anonymousProfile({ ...source, disclosure: 'HIDDEN' }, now)
    expect([hidden.income, hidden.incomeOrigin]).toEqual([{ kind: 'hidden' }, null])
  })

  test('it has these fields and no others', () => {
    expect(Object.keys(seen).toSorted()).toEqual([
      'careerItems',
      'completenessPercent',
      'hasPortfolio',
      'hasResume',
      'hashtags',
      'hopeSalary',
      'id',
      'income',
      'incomeOrigin',
      'isEmployed',
      'jobLabel',
      'jobSubLabel',
      'schools',
      'techStackItems',
      'totalMonth',
    ])
  })
})
