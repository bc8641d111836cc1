import type { QueryClient } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { endExpiredLogin } from '../session/end-expired-login.ts'
import { createQueryClient } from './query-client.ts'

/**
 * The one cache of this browser tab. On the server it stays empty: a person's data needs the token, and only the
 * browser has that.
 */
export const queries: QueryClient = createQueryClient({
  goHome: () => window.location.replace(paths.home()),
  alertExpiredLogin: () => endExpiredLogin(queries),
  isOnline: () => navigator.onLine,
})
