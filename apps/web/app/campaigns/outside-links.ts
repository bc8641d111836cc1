import type { PageContext } from '@coffeeattack/contract/page-context'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

export type OutsideLinks = PageContext['outside']

/** From the root route's data, for a page's `meta`. */
export function outsideOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): OutsideLinks {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof root === 'object' && root !== null && 'outside' in root ? (root.outside as OutsideLinks) : {}
}

export function useOutsideLinks(): OutsideLinks {
  return useRouteLoaderData<typeof loader>('root')?.outside ?? {}
}
