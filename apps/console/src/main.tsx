import { ApiError } from '@coffeeattack/contract/client/api-error'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { OverlayHost } from '@coffeeattack/ui/ask'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queries } from './api/queries.ts'
import { applyTheme } from './apply-theme.ts'
import { createRouter } from './routes.tsx'
import { dropOldTokens, isSignedIn } from './sessions/login.ts'
import { leaveToComeBack } from './sessions/leave.ts'

/** A login that was ended elsewhere, by the person or by whoever disabled them, ends here at the next call. */
export function leaveWhenEnded(): void {
  const look = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'UNAUTHORIZED' && isSignedIn()) leaveToComeBack()
  }
  queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
  queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
}

applyTheme(document.documentElement, window.localStorage)
dropOldTokens(window.localStorage)
leaveWhenEnded()

const place = document.getElementById('console')
if (!place) throw new Error('index.html has no #console')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <OverlayHost>
        <RouterProvider router={createRouter()} />
        <Toaster />
      </OverlayHost>
    </QueryClientProvider>
  </StrictMode>,
)
