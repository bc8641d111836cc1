import { watchErrors } from '@coffeeattack/kit/watchErrors'
import { early } from '@coffeeattack/ui/early'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import letters from './fonts/app-fonts.css?url'
import { reloadOnce } from './layout/failure/reload-once.ts'

// Vite says so when a part of the app cannot be loaded. One that nobody asked for yet is no reason to leave the screen.
window.addEventListener('vite:preloadError', () => {
  if (early.fetches === 0) void reloadOnce(import.meta.url, window)
})

// Letters that our own cut lacks stand in names and messages. The long list of their ranges comes after the first paint,
// and before there is much to set anew: a browser sets every word again when its faces change.
document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${letters}">`)

const tell = watchErrors('web')

// A task of its own: what was pressed while the modules ran is heard first.
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
