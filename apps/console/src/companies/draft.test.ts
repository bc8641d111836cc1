import { expect, test } from 'vitest'
import { bodyOf, changesOf, draftOf, emptyDraft } from './draft.ts'

const company = {
  id: '01939a3e-0000-7000-8000-000000000001',
  name: '초승달랩',
  businessNumber: '1234567891',
  logo: null,
  domain: '게임',
  aliases: ['Crescent Lab'],
  affiliates: [{ id: '01939a3e-0000-7000-8000-000000000002', name: '보름달랩' }],
  isVerified: true,
  active: false,
  recruiterCount: 2,
  createdAt: '2026-11-15T00:00:00.000Z',
}

test('[BIZ-6] a company that nobody touched is sent as it is', () => {
  expect(bodyOf(draftOf(company))).toEqual({
    name: '초승달랩',
    businessNumber: '123-45-67891',
    domain: '게임',
    aliases: ['Crescent Lab'],
    affiliateIds: ['01939a3e-0000-7000-8000-000000000002'],
    isVerified: true,
    active: false,
  })
})

test('[BIZ-6] no number is no number', () => {
  expect(bodyOf({ ...emptyDraft, businessNumber: ' ' }).businessNumber).toBeNull()
  expect(draftOf({ ...company, businessNumber: null }).businessNumber).toBe('')
})

test('[BIZ-6] only what was edited is sent', () => {
  const first = draftOf(company)
  expect(changesOf(first, { ...first })).toEqual({})
  const draft = { ...first, domain: '교육', aliases: ['Crescent Lab'], affiliates: [] }
  expect(changesOf(first, draft)).toEqual({ domain: '교육', affiliateIds: [] })
})
