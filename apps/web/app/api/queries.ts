import { paths } from '@coffeeattack/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import { endExpiredLogin, tellUnproved } from '../sessions/end-expired-login.ts'
import { SENT_HOME, type SentHome } from '../sessions/sent-home.ts'
import { createQueryClient } from './query-client.ts'

/**
 * The one cache of this browser tab. On the server it stays empty: a person's data needs the token, and only the
 * browser has that.
 */
export const queries: QueryClient = createQueryClient({
  goHome(isOver) {
    if (isOver) window.localStorage.clear()
    const why: SentHome = isOver ? 'login-over' : 'load-failed'
    window.location.replace(paths.home() + SENT_HOME + why)
  },
  alertExpiredLogin: () => endExpiredLogin(queries),
  tellUnproved,
  isOnline: () => navigator.onLine,
})
