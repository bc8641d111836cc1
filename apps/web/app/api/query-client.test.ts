import { ApiError } from '@coffeeattack/contract/client/api-error'
import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { describe, expect, test, vi } from 'vitest'
import {
  type AfterFailure,
  afterGroupPatchFailure,
  afterLoadFailure,
  caching,
  createQueryClient,
  type Load,
} from './query-client.ts'

const opening = { showsData: false, online: true }
const unauthorized = { status: 401, code: 'UNAUTHORIZED' }
const broken = { status: 500, code: 'INTERNAL' }
const missing = { status: 404, code: 'NOT_FOUND' }
const unreachable = { status: 0, code: 'NETWORK_FAILED' }

describe('a failed load', () => {
  test.each<Load>(['my-data', 'my-attack', 'salary', 'offer-detail', 'offer-group'])(
    '[ROUTE-3] a failed load of %s leads to the home page',
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
  ])('[ROUTE-4] a 401 while loading %s: %s', (load, after) => {
    expect(afterLoadFailure(load, unauthorized, opening)).toBe(after)
    expect(afterLoadFailure(load, unauthorized, { showsData: true, online: true })).toBe(after)
  })

  test('[ROUTE-4] an expired token opens no alert: the client has renewed it or has left already', () => {
    expect(afterLoadFailure('offer-detail', { status: 401, code: 'EXPIRED_TOKEN' }, opening)).toBe('stay')
  })

  test('[ROUTE-3] a failed refetch in the background keeps the shown data', () => {
    expect(afterLoadFailure('my-data', broken, { showsData: true, online: true })).toBe('stay')
  })

  test('[ROUTE-3] offline the screen stays, because the home page could not load either', () => {
    expect(afterLoadFailure('my-data', unreachable, { showsData: false, online: false })).toBe('stay')
  })

  test('a profile that is not refused keeps its screen and its retry', () => {
    expect(afterLoadFailure('profile', broken, opening)).toBe('stay')
  })
})

test('[ROUTE-5] a group patch that gets 409 refetches the group, any other failure leads to /my', () => {
  expect(afterGroupPatchFailure({ status: 409, code: 'GROUP_NOT_WAITING' })).toBe('refetch')
  for (const failure of [missing, broken, unreachable, { status: 400, code: 'GROUP_FOREIGN_OFFER' }]) {
    expect(afterGroupPatchFailure(failure)).toBe('my')
  }
})

function failing(situation: Situation) {
  const row = catalogue[situation]
  return vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ status: row.status, code: situation, row })),
  )
}

function client() {
  const ways = {
    goHome: vi.fn<(isOver: boolean) => void>(),
    alertExpiredLogin: vi.fn<() => void>(),
    tellUnproved: vi.fn<() => void>(),
    isOnline: () => true,
  }
  const queries = createQueryClient(ways)
  const load = (meta: { load?: Load }, queryFn: () => Promise<never>, options = {}) =>
    queries.fetchQuery({ queryKey: ['it'], queryFn, meta, ...options }).catch((error: unknown) => error)
  return { ...ways, load }
}

test('[ROUTE-3] a failed load goes home without a retry', async () => {
  const { load, goHome, alertExpiredLogin } = client()
  const queryFn = failing('INTERNAL')
  await load({ load: 'my-data' }, queryFn)
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(goHome).toHaveBeenCalledExactlyOnceWith(false)
  expect(alertExpiredLogin).not.toHaveBeenCalled()
})

test('[OPS-5] a service that is away leads nowhere, and a fetch that somebody waits for fails at once', async () => {
  const { load, goHome } = client()
  const queryFn = failing('UNAVAILABLE')
  await load({ load: 'my-data' }, queryFn)
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(goHome).not.toHaveBeenCalled()
})

test('[ROUTE-4] a refused token on an offer shows the alert', async () => {
  const { load, goHome, alertExpiredLogin } = client()
  await load({ load: 'offer-detail' }, failing('UNAUTHORIZED'))
  expect(alertExpiredLogin).toHaveBeenCalledTimes(1)
  expect(goHome).not.toHaveBeenCalled()
})

test('[ROUTE-4] a refused token on the person’s own page goes home without the alert', async () => {
  const { load, goHome } = client()
  await load({ load: 'my-data' }, failing('UNAUTHORIZED'))
  expect(goHome).toHaveBeenCalledExactlyOnceWith(true)
})

test('[SAFE-1] a phone that is not verified is told, whatever was loaded', async () => {
  const { load, goHome, tellUnproved } = client()
  await load({ load: 'my-data' }, failing('PHONE_UNPROVED'))
  await load({}, failing('PHONE_UNPROVED'))
  expect(tellUnproved).toHaveBeenCalledTimes(2)
  expect(goHome).not.toHaveBeenCalled()
})

test('a load without a policy, and an error that is no response, navigate nowhere', async () => {
  const { load, goHome, alertExpiredLogin } = client()
  await load({}, failing('UNAUTHORIZED'))
  await load({ load: 'my-data' }, () => Promise.reject(new TypeError('a slip of ours')))
  expect(goHome).not.toHaveBeenCalled()
  expect(alertExpiredLogin).not.toHaveBeenCalled()
})

test('[UI-9] the profile is retried once', async () => {
  const { load, alertExpiredLogin } = client()
  const queryFn = failing('UNAUTHORIZED')
  await load({ load: 'profile' }, queryFn, { ...caching.profile, retryDelay: 0 })
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(alertExpiredLogin).toHaveBeenCalledTimes(1)
})

test('[UI-9] the offer list is cached for 60 s and fresh for 30 s; the rest never goes stale', () => {
  expect(caching.offerList).toEqual({ gcTime: 60_000, staleTime: 30_000 })
  for (const kind of ['verify', 'profile', 'blog', 'companies'] as const) {
    expect(caching[kind].staleTime).toBe(Infinity)
  }
  expect(caching.companies.gcTime).toBe(Infinity)
})
