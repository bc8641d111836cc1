import { OverlayHost } from '@coffeeattack/ui/ask'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queries } from '../api/queries.ts'
import { useOnline } from './use-online.ts'

/** A notice while the browser is offline; the screen stays readable. */
function OfflineHint() {
  const online = useOnline()
  return (
    <output className="pointer-events-none fixed top-16 right-(--overlay-right) left-(--overlay-left) z-30 flex justify-center px-4">
      {!online && (
        <p className="rounded-full bg-toast px-4 py-2 text-caption font-medium text-on-toast">
          인터넷 연결이 끊겼어요
        </p>
      )}
    </output>
  )
}

/** What every app page needs and no public page has: the query cache, dialogs, toasts. */
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
