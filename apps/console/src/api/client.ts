import { createClient } from '@coffeeattack/contract/client'
import { leave } from '../session/leave.ts'
import { tokens } from '../session/tokens.ts'

/** Every call of the console: `api('GET /console/me')`. */
export const api = createClient({
  base: '/api',
  tokens,
  refreshCall: 'GET /console/auth/refresh',
  onExpired: leave,
})
