import { paths } from '@coffeeattack/contract/pages'
import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'

/** Where a signed-in page leads without a token: to the login, which returns to it (ROUTE-7). */
export function loginFirst(page: URL, accessToken: string | null): string | null {
  return accessToken ? null : paths.login(page.pathname + page.search)
}

/** Where the login page leads with a token: onward, unless the person verifies an earlier phone. */
export function loginDone(page: URL, accessToken: string | null): string | null {
  if (!accessToken || page.searchParams.has('previous')) return null
  return safeReturnPath(page.searchParams.get('from'))
}
