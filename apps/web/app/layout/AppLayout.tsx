import { OverlayHost } from '@coffeeattack/ui/ask'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queries } from '../api/queries.ts'
import { OfflineHint } from './OfflineHint.tsx'

/** What every app page shares and no public page has: cached answers, dialogs, toasts. */
export default function AppLayout() {
  return (
    <QueryClientProvider client={queries}>
      <OverlayHost>
        <Outlet />
        <OfflineHint />
        <Toaster />
      </OverlayHost>
    </QueryClientProvider>
  )
}
