import { watchErrors } from '@coffeeattack/kit/watchErrors'
import { early } from '@coffeeattack/ui/early'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import letters from './fonts/app-fonts.css?url'
import { HYDRATED } from './layout/document/inline-scripts.ts'
import { reloadOnce } from './layout/failure/reload-once.ts'

// Vite says so when a part of the app cannot be loaded. One that nobody asked for yet is no reason to leave the screen.
window.addEventListener('vite:preloadError', () => {
  if (early.fetches === 0) void reloadOnce(import.meta.url, window)
})

// Letters that our own cut lacks stand in names and messages, so the long list of their ranges comes after the page.
document.addEventListener(
  HYDRATED,
  () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: letters })),
  { once: true },
)

const tell = watchErrors('web')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tell} />
    </StrictMode>,
  )
})
