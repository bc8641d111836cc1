import type { ClientApp } from '@coffeeattack/domain/upkeep/client-error'
import { early } from '@coffeeattack/ui/early'

/**
 * Hears what breaks in this page and has it told; answers with how to tell what the router caught. How that is done is
 * loaded with the first error: nearly no page needs it.
 */
export function watchErrors(app: ClientApp) {
  const tell = (thrown: unknown): void => {
    // That nobody can be told is no reason to leave the screen.
    early.fetches++
    import('./tellOfError.ts')
      .then((it) => it.tellOfError(thrown, app))
      .catch(() => {})
      .finally(() => early.fetches--)
  }
  addEventListener('error', (event) => tell(event.error))
  addEventListener('unhandledrejection', (event) => tell(event.reason))
  return tell
}
