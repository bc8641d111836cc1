import { expect, test } from 'vitest'
import { bodyOf, changesOf, draftOf, emptyDraft, quotaIn } from './draft.ts'

const company = {
  id: '01939a3e-0000-7000-8000-000000000001',
  name: '초승달랩',
  businessNumber: '1234567891',
  logo: null,
  domain: '게임',
  region: '서울 마포구',
  headcount: 42,
  usualPlace: { kind: 'LINK', text: 'https://meet.example.com/moon' } as const,
  feeRate: 700,
  nextFeeRate: 725,
  feeHistory: [],
  quota: { monthly: 80, daily: 15 },
  aliases: ['Crescent Lab'],
  affiliates: [{ id: '01939a3e-0000-7000-8000-000000000002', name: '보름달랩' }],
  isVerified: true,
  active: false,
  recruiterCount: 2,
  state: 'APPROVED' as const,
  businessState: 'OPEN' as const,
  createdAt: '2026-11-15T00:00:00.000Z',
}

test('[BIZ-6] an unchanged company is sent as it is', () => {
  expect(bodyOf(draftOf(company))).toEqual({
    name: '초승달랩',
    businessNumber: '123-45-67891',
    domain: '게임',
    region: '서울 마포구',
    headcount: 42,
    usualPlace: { kind: 'LINK', text: 'https://meet.example.com/moon' },
    feeRate: 725,
    quota: { monthly: 80, daily: 15 },
    aliases: ['Crescent Lab'],
    affiliateIds: ['01939a3e-0000-7000-8000-000000000002'],
    isVerified: true,
    active: false,
  })
})

test('[BIZ-6] an empty number is not a number', () => {
  expect(bodyOf({ ...emptyDraft, businessNumber: ' ' }).businessNumber).toBeNull()
  expect(draftOf({ ...company, businessNumber: null }).businessNumber).toBe('')
})

test('[OFR-19] an empty usual place and headcount are none', () => {
  const draft = draftOf({ ...company, headcount: null, usualPlace: null })
  expect(bodyOf({ ...draft, usualPlace: ' ' })).toMatchObject({ headcount: null, usualPlace: null })
})

test('[KEEP-6] the fee is in percent, seven by default', () => {
  expect([draftOf(company).feeRate, emptyDraft.feeRate]).toEqual(['7.25', '7'])
})

test('[BIZ-18] a changed quota is sent whole; an empty one is not a number', () => {
  const first = draftOf(company)
  expect(changesOf(first, { ...first, dailyQuota: '20' })).toEqual({ quota: { monthly: 80, daily: 20 } })
  expect(quotaIn({ ...first, monthlyQuota: '' }).monthly).toBeNaN()
})

test('[BIZ-6] only edited fields are sent', () => {
  const first = draftOf(company)
  expect(changesOf(first, { ...first })).toEqual({})
  const draft = { ...first, domain: '교육', aliases: ['Crescent Lab'], affiliates: [] }
  expect(changesOf(first, draft)).toEqual({ domain: '교육', affiliateIds: [] })
})
