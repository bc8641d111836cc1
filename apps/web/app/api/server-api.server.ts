import { type Api, createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { isAway } from '@coffeeattack/kit/away'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { data, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../page-context.server.ts'

/** Public pages are rendered for an anonymous visitor. */
const nobody = { access: () => null, refresh: () => null, save() {}, clear() {} }

/** A loader's request and the context that the server gave it. */
export type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Calls made while a page is rendered. With the request's signal they are aborted when the visitor leaves. */
export function serverApi({ context }: Pick<Asking, 'context'>): Api {
  const api = createClient({
    base: '/api',
    renewal: byKeptToken(nobody, 'GET /auth/refresh'),
    onExpired() {},
    fetch: context.get(pageContext).fetch,
  })
  const call = (...asked: Parameters<Api>) => api(...asked).catch(passOn)
  return Object.assign(call, api)
}

/** While the database is away the page answers with the status of its call, and is no failure of ours. */
function passOn(failure: unknown): never {
  throw isAway(failure) ? data(null, { status: 503 }) : failure
}

/** The answer, or null when there is no such thing. */
export const foundOrNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((failure: unknown) => {
    if (isApiError(failure) && failure.status === 404) return null
    throw failure
  })
