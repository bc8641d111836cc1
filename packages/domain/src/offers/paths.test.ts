import { expect, test } from 'vitest'
import { afterResultPath, offerPath } from './paths.ts'

test('[OFR-8] the button of a result page goes to /my when certified and to /signin otherwise', () => {
  expect(afterResultPath(true)).toBe('/my')
  expect(afterResultPath(false)).toBe('/signin')
})

test('[OFR-10] an offer of a group leads to the group', () => {
  expect(offerPath({ id: 'o1', offerGroupId: null })).toBe('/my/result/o1')
  expect(offerPath({ id: 'o1', offerGroupId: 'g1' })).toBe('/my/result/curation/g1')
})
