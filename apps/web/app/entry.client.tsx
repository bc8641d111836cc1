import { watchErrors } from '@coffeeattack/kit/watchErrors'
import { backgroundLoads } from '@coffeeattack/ui/backgroundLoads'
import { listenBeforeRouter } from '@coffeeattack/ui/goingBack'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import letters from './fonts/app-fonts.css?url'
import { reloadOnce } from './layout/failure/reload-once.ts'

// Vite reports that a chunk failed to load. For a prefetch, which nobody waits for, the page is not reloaded.
window.addEventListener('vite:preloadError', () => {
  if (backgroundLoads.running === 0) void reloadOnce(import.meta.url, window)
})

// Loaded after the first paint: Pretendard's ranges, for the characters of names and messages that our subset lacks.
// A browser lays out all text again when its faces change.
document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${letters}">`)

const tell = watchErrors('web')
listenBeforeRouter()

// Hydration is a task of its own, so that presses during module evaluation are handled first.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={tell} />
      </StrictMode>,
    )
  }),
)
