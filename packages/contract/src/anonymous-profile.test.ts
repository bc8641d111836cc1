import { anonymousProfile as anonymise, type AnonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { anonymousProfile } from './anonymous-profile.ts'

test('[ROUTE-10] the wire carries the domain’s anonymous profile, field for field', () => {
  type Wire = z.output<typeof anonymousProfile>
  expectTypeOf<AnonymousProfile>().toExtend<Wire>()
  expectTypeOf<Wire>().toExtend<AnonymousProfile>()
})

test('[OFR-13] nothing that names a person fits into it', () => {
  const seen = anonymise(
    {
      id: '01939a3e-0000-7000-8000-000000000001',
      jobLabel: '개발',
      jobSubLabel: '프론트엔드',
      careerItems: [],
      techStackItems: ['React'],
      hashtags: [],
      schools: [],
      income: 5340,
      incomeOrigin: { year: 2025, source: 'TAX' },
      disclosure: 'BAND',
      hopeSalary: 6300,
      resumeUrl: 'https://example.test/resume',
      resumeFileUrl: null,
      portfolioUrl: null,
      portfolioFileUrl: null,
      completenessPercent: 32,
    },
    new Date('2026-11-15T00:00:00Z'),
  )
  expect(anonymousProfile.parse({ ...seen, name: '한지우', email: 'a@b.test' })).toEqual(seen)
  const closed = /name|phone|email|birth|url|address/i
  expect(Object.keys(anonymousProfile.shape).filter((field) => closed.test(field))).toEqual([])
})
