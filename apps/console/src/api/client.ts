import { createClient } from '@coffeeattack/contract/client'
import { byCookie } from '@coffeeattack/contract/client/refresh'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { leaveToComeBack, login } from '../sessions/login.ts'

/** The client for every call of the console: `api('GET /console/me')`. */
export const api = createClient({
  base: '/api',
  renewal: byCookie(login, 'POST /console/auth/refresh'),
  onExpired: leaveToComeBack,
  rows: catalogue,
})
