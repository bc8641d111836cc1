import { describe, expect, test } from 'vitest'
import { companyActs, gateOf, type GatedCompany } from './gate.ts'
import { statesBefore } from './state.ts'

const now = new Date('2026-11-19T03:00:00Z')
const open: GatedCompany = { state: 'APPROVED', businessState: 'OPEN', stoppedUntil: null, arrears: null }
const allowed = (company: Partial<GatedCompany>) => {
  const gate = gateOf({ ...open, ...company }, now)
  return companyActs.filter((act) => gate.may(act))
}

describe('[FIRM-2] what a company may do in each state', () => {
  test.each([
    ['APPLIED', ['prepare']],
    ['CHECKING', ['prepare']],
    ['IN_REVIEW', ['prepare']],
    ['REFUSED', ['prepare']],
    ['APPROVED', companyActs],
    ['PAUSED', ['prepare', 'meet', 'talk']],
    ['CLOSED', []],
  ] as const)('%s may %j', (state, acts) => expect(allowed({ state })).toEqual(acts))

  test('a company that the tax office was never asked about may do what an open one may', () =>
    expect(allowed({ businessState: null })).toEqual(companyActs))
})

test('[FIRM-3] a suspended company sends nothing and is not accepted; a closed one sees nobody', () => {
  expect(allowed({ businessState: 'SUSPENDED' })).toEqual(['prepare', 'seeCandidates', 'meet', 'talk'])
  expect(allowed({ businessState: 'CLOSED' })).toEqual(['prepare'])
  expect(gateOf({ ...open, businessState: 'SUSPENDED' }, now).refusal('send')).toBe('COMPANY_SUSPENDED')
})

test('[FIRM-4] a listed company sends nothing until an admin decided', () => {
  expect(allowed({ arrears: { listedOn: '2026-10-31', decidedAt: null } })).not.toContain('send')
  expect(allowed({ arrears: { listedOn: '2026-10-31', decidedAt: now } })).toEqual(companyActs)
})

test('[FIRM-9] a stop ends by itself at its moment', () => {
  expect(allowed({ stoppedUntil: new Date(now.getTime() + 1) })).toEqual(['prepare', 'seeCandidates', 'meet'])
  expect(allowed({ stoppedUntil: now })).toEqual(companyActs)
})

test('[FIRM-2] nothing is approved without a review; what was approved before may return', () => {
  expect(statesBefore('APPROVED')).toEqual(['IN_REVIEW', 'PAUSED', 'CLOSED'])
})
