import type { ApiError } from '@coffeeattack/contract/client/api-error'

/** What happens when a load fails: the person goes to `/`, sees the expired-login alert, or stays with a retry. */
export type AfterFailure = 'home' | 'alert' | 'stay'

type Policy = { unauthorized: AfterFailure; otherwise: AfterFailure }

/** ROUTE-3 and ROUTE-4 as one table. A query names its row: `meta: { load: 'offer-detail' }`. */
const policies = {
  'my-data': { unauthorized: 'home', otherwise: 'home' },
  'my-attack': { unauthorized: 'home', otherwise: 'home' },
  salary: { unauthorized: 'home', otherwise: 'home' },
  'offer-detail': { unauthorized: 'alert', otherwise: 'home' },
  'offer-group': { unauthorized: 'alert', otherwise: 'home' },
  profile: { unauthorized: 'alert', otherwise: 'stay' },
  'verify-profile': { unauthorized: 'alert', otherwise: 'stay' },
  account: { unauthorized: 'alert', otherwise: 'stay' },
  coffeechat: { unauthorized: 'alert', otherwise: 'stay' },
} as const satisfies Record<string, Policy>

export type Load = keyof typeof policies

type Failure = Pick<ApiError, 'status' | 'code'>

type Circumstances = {
  /** An older answer is still on the screen, so nothing is missing from it. */
  showsData: boolean
  /** Without a network the home page could not be opened either. */
  online: boolean
}

export function afterLoadFailure(
  load: Load,
  failure: Failure,
  { showsData, online }: Circumstances,
): AfterFailure {
  // No refresh could mend it, and the login's own exit has already run (AUTH-8).
  if (failure.code === 'EXPIRED_TOKEN') return 'stay'
  const policy = policies[load]
  if (failure.status === 401) return policy.unauthorized
  return showsData || !online ? 'stay' : policy.otherwise
}

/** ROUTE-5: someone answered meanwhile, so read the group anew; anything else leaves the group for /my. */
export function afterGroupPatchFailure(failure: Failure): 'refetch' | 'my' {
  return failure.status === 409 ? 'refetch' : 'my'
}
