import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** How the third-party consent starts (VER-1). A setting of the service decides it. */
export function useConsentPrechecked(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.consentPrechecked ?? true
}
