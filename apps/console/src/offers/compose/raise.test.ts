import {
  type DisclosedIncome,
  discloseIncome,
  disclosureLevels,
} from '@coffeeattack/domain/profiles/disclosure'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { raisePicture } from './raise.ts'

const range = { salaryMin: 6_300, salaryMax: 6_800 }

test('[TRUST-1] an exact income shows the exact raise', () => {
  expect(raisePicture({ kind: 'exact', income: 5_200 }, range)).toEqual({
    about: '지금보다 최대',
    words: '+1,600만 원 · 30.8%',
    rises: true,
    parts: { now: 5_200, unsure: 0, up: 1_100, beyond: 500 },
    from: '지금 5,200',
  })
})

test('[TRUST-1] a band shows a range of raises and the possible incomes', () => {
  expect(raisePicture({ kind: 'band', from: 5_000, to: 6_000 }, range)).toEqual({
    about: '지금 소득에서',
    words: '5.0~36.0% 올라요',
    rises: true,
    parts: { now: 5_000, unsure: 1_000, up: 300, beyond: 500 },
    from: '지금 5,000~6,000',
  })
})

test('[VER-14] an income that is too old is not called today’s', () => {
  const told = (income: DisclosedIncome) => raisePicture(income, range, '확인된 소득')
  expect(told({ kind: 'exact', income: 5_200 })).toMatchObject({
    about: '확인된 소득보다 최대',
    from: '확인된 소득 5,200',
  })
  expect(told({ kind: 'band', from: 5_000, to: 6_000 })?.about).toBe('확인된 소득에서')
})

test('[TRUST-1] a minimum shows the largest possible raise', () => {
  expect(raisePicture({ kind: 'atLeast', from: 5_000 }, range)).toMatchObject({
    words: '최대 36.0% 올라요',
    parts: { now: 5_000, unsure: 0, up: 0, beyond: 1_800 },
    from: '지금 5,000 이상',
  })
})

test('[TRUST-1] a hidden income shows nothing for any offer', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (salaryMin, salaryMax) => {
      expect(raisePicture({ kind: 'hidden' }, { salaryMin, salaryMax })).toBeNull()
    }),
  )
})

test('an offer without a raise says so and draws no cherry', () => {
  expect(raisePicture({ kind: 'exact', income: 7_000 }, range)).toMatchObject({
    words: '소득보다 오르지 않아요',
    rises: false,
    parts: { up: 0, beyond: 0 },
  })
  expect(raisePicture({ kind: 'band', from: 6_000, to: 7_000 }, range)?.words).toBe('최대 13.4% 올라요')
})

test('[TRUST-1] no salary distinguishes two incomes with the same disclosure', () => {
  const amount = fc.integer({ min: 2_401, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...disclosureLevels), (a, b, salaryMax, level) => {
      const [first, second] = [discloseIncome(a, level), discloseIncome(b, level)]
      fc.pre(JSON.stringify(first) === JSON.stringify(second))
      const offered = { salaryMin: salaryMax, salaryMax }
      expect(raisePicture(first, offered)).toEqual(raisePicture(second, offered))
    }),
  )
})

test('no part of the bar is ever negative', () => {
  const amount = fc.integer({ min: 1, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...disclosureLevels), (income, a, b, level) => {
      const parts = raisePicture(discloseIncome(income, level), { salaryMin: a, salaryMax: b })?.parts
      for (const part of Object.values(parts ?? {})) expect(part).toBeGreaterThanOrEqual(0)
    }),
  )
})
