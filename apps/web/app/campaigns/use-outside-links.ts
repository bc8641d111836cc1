import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { OutsideLinks } from './outside-links.ts'

export function useOutsideLinks(): OutsideLinks {
  return useRouteLoaderData<typeof loader>('root')?.outside ?? {}
}
