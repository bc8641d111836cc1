import { watchErrors } from '@coffeeattack/kit/watchErrors'
import { OverlayHost } from '@coffeeattack/ui/ask'
import { listenBeforeRouter } from '@coffeeattack/ui/goingBack'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queries } from './api/queries.ts'
import { applyTheme } from './apply-theme.ts'
import { forgetOldDrafts } from './drafts/kept.ts'
import { createRouter } from './routes.tsx'
import { dropOldTokens, leaveWhenEnded } from './sessions/login.ts'

const tell = watchErrors('console')
applyTheme(document.documentElement, window.localStorage)
dropOldTokens(window.localStorage)
forgetOldDrafts(window.localStorage, new Date())
leaveWhenEnded()
listenBeforeRouter()

const place = document.getElementById('console')
if (!place) throw new Error('index.html has no #console')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <OverlayHost>
        <RouterProvider router={createRouter()} onError={tell} />
        <Toaster />
      </OverlayHost>
    </QueryClientProvider>
  </StrictMode>,
)
