import { type Api, createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../page-context.server.ts'

/** Public pages are rendered for an anonymous visitor. */
const nobody = { access: () => null, refresh: () => null, save() {}, clear() {} }

/** A loader's request and the context that the server gave it. */
export type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Calls made while a page is rendered. With the request's signal they are aborted when the visitor leaves. */
export function serverApi({ context }: Pick<Asking, 'context'>): Api {
  return createClient({
    base: '/api',
    renewal: byKeptToken(nobody, 'GET /auth/refresh'),
    onExpired() {},
    fetch: context.get(pageContext).fetch,
  })
}
