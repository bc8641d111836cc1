import type { ClientApp } from '@coffeeattack/domain/upkeep/client-error'
import { backgroundLoads } from '@coffeeattack/ui/backgroundLoads'

/**
 * Reports this page's errors; returns the reporter for errors that the router catches. The reporting code is loaded
 * with the first error, because most pages need none.
 */
export function watchErrors(app: ClientApp) {
  const tell = (thrown: unknown): void => {
    // A failure to load it must not reload the page.
    backgroundLoads.running++
    import('./tellOfError.ts')
      .then((it) => it.tellOfError(thrown, app))
      .catch(() => {})
      .finally(() => backgroundLoads.running--)
  }
  addEventListener('error', (event) => tell(event.error))
  addEventListener('unhandledrejection', (event) => tell(event.reason))
  return tell
}
