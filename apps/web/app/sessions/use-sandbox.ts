import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Whether the built-in sandbox stands in for the outside companies. Only the server knows. */
export function useSandbox(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.sandbox ?? false
}
