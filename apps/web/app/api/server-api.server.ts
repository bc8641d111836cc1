import { type Api, createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../page-context.server.ts'

/** Pages that anyone may read are rendered as nobody in particular. */
const nobody = { access: () => null, refresh: () => null, save() {}, clear() {} }

/** What a loader asks with: the request that it answers, and what the server told. */
export type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Calls made while a page is rendered; they end when its visitor leaves, if they are given the request's signal. */
export function serverApi({ context }: Pick<Asking, 'context'>): Api {
  return createClient({
    base: '/api',
    renewal: byKeptToken(nobody, 'GET /auth/refresh'),
    onExpired() {},
    fetch: context.get(pageContext).fetch,
  })
}
