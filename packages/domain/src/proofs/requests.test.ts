import { expect, test } from 'vitest'
import { askableKinds, PROOF_REQUEST, type RequestState, whyNotAsk } from './requests.ts'

const talk = (...states: RequestState[]) => ({
  isInTerms: true,
  requests: states.map((state) => ({ state })),
})

test.each([
  ['nothing was asked yet', talk(), null],
  ['one was answered', talk('ANSWERED'), null],
  ['one was withdrawn', talk('WITHDRAWN'), null],
  ['one is open', talk('ANSWERED', 'OPEN'), 'PROOF_REQUEST_OPEN'],
  ['the person declined', talk('DECLINED'), 'PROOF_REQUESTS_USED'],
  ['all were used', talk('WITHDRAWN', 'WITHDRAWN', 'ANSWERED'), 'PROOF_REQUESTS_USED'],
  ['it is not 처우 협의', { ...talk(), isInTerms: false }, 'PROOF_REQUEST_TOO_EARLY'],
] as const)('[PROOF-6] a company may ask or not: %s', (_, about, why) => {
  expect(whyNotAsk(about)).toBe(why)
})

test('[PROOF-6] nobody may ask for the exact figure, or whether a promise was kept', () => {
  expect(askableKinds).toEqual(['INCOME_AT_LEAST', 'CAREER_AT_LEAST', 'EMPLOYED'])
  expect(PROOF_REQUEST.perChat).toBe(3)
})
