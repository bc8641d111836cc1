import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { afterLogin } from '@coffeeattack/domain/sessions/destinations'
import { queries } from '../api/queries.ts'
import { tokens } from './tokens.ts'

export type Login = ApiResult<'POST /auth/otp/verify'>

/**
 * Stores a new login and returns where it leads (AUTH-2). Clears the cache, which belonged to the previous person.
 */
export function signIn(login: Login, from: string | undefined): string {
  queries.clear()
  tokens.save(login)
  return afterLogin({ certified: login.certified, from })
}
