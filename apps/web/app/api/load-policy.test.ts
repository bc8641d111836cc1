import { describe, expect, test } from 'vitest'
import { type AfterFailure, afterGroupPatchFailure, afterLoadFailure, type Load } from './load-policy.ts'

const opening = { showsData: false, online: true }
const unauthorized = { status: 401, code: 'UNAUTHORIZED' }
const broken = { status: 500, code: 'INTERNAL' }
const missing = { status: 404, code: 'NOT_FOUND' }
const unreachable = { status: 0, code: 'NETWORK_FAILED' }

describe('a failed load', () => {
  test.each<Load>(['my-data', 'my-attack', 'salary', 'offer-detail', 'offer-group'])(
    '[ROUTE-3] of %s leads to the home page',
    (load) => {
      for (const failure of [broken, missing, unreachable]) {
        expect(afterLoadFailure(load, failure, opening)).toBe('home')
      }
    },
  )

  test.each<[Load, AfterFailure]>([
    ['profile', 'alert'],
    ['offer-detail', 'alert'],
    ['offer-group', 'alert'],
    ['verify-profile', 'alert'],
    ['account', 'alert'],
    ['my-data', 'home'],
    ['my-attack', 'home'],
    ['salary', 'home'],
  ])('[ROUTE-4] with 401 of %s: %s', (load, after) => {
    expect(afterLoadFailure(load, unauthorized, opening)).toBe(after)
    expect(afterLoadFailure(load, unauthorized, { showsData: true, online: true })).toBe(after)
  })

  test('[ROUTE-4] an expired token alerts nobody: the client has renewed it or has left already', () => {
    expect(afterLoadFailure('offer-detail', { status: 401, code: 'EXPIRED_TOKEN' }, opening)).toBe('stay')
  })

  test('[ROUTE-3] a refresh in the background that fails leaves the shown data alone', () => {
    expect(afterLoadFailure('my-data', broken, { showsData: true, online: true })).toBe('stay')
  })

  test('[ROUTE-3] without a network the screen stays, for the home page could not load either', () => {
    expect(afterLoadFailure('my-data', unreachable, { showsData: false, online: false })).toBe('stay')
  })

  test('of a profile that is not refused keeps the screen and its retry', () => {
    expect(afterLoadFailure('profile', broken, opening)).toBe('stay')
  })
})

test('[ROUTE-5] a group patch that meets 409 reads the group anew, any other failure leads to /my', () => {
  expect(afterGroupPatchFailure({ status: 409, code: 'GROUP_NOT_WAITING' })).toBe('refetch')
  for (const failure of [missing, broken, unreachable, { status: 400, code: 'GROUP_FOREIGN_OFFER' }]) {
    expect(afterGroupPatchFailure(failure)).toBe('my')
  }
})
