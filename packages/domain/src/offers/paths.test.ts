import { describe, expect, test } from 'vitest'
import { afterResultPath, offerPath, refusedPath } from './paths.ts'

describe('[OFR-5] after refusing', () => {
  const offer = { id: 'o1', company: '노을&클라우드 ㈜', isJustMessage: false }
  const company = encodeURIComponent('노을&클라우드 ㈜')

  test('the hate page, with message=y for a message', () => {
    expect(refusedPath(offer)).toBe(`/my/result/hate/o1?company=${company}`)
    expect(refusedPath({ ...offer, isJustMessage: true })).toBe(
      `/my/result/hate/o1?company=${company}&message=y`,
    )
  })

  test('a broken name still makes a link', () => {
    expect(refusedPath({ ...offer, company: '\ud800' })).toBe('/my/result/hate/o1?company=%EF%BF%BD')
  })
})

test('[OFR-8] the button of a result page goes to /my when certified and to /signin otherwise', () => {
  expect(afterResultPath(true)).toBe('/my')
  expect(afterResultPath(false)).toBe('/signin')
})

test('[OFR-10] an offer of a group leads to the group', () => {
  expect(offerPath({ id: 'o1', offerGroupId: null })).toBe('/my/result/o1')
  expect(offerPath({ id: 'o1', offerGroupId: 'g1' })).toBe('/my/result/curation/g1')
})
