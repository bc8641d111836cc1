import { queries } from '../api/queries.ts'
import { paths } from '../paths.ts'
import { tokens } from './tokens.ts'

/** Forgets the login and what was loaded with it. The page begins anew, so nothing of it stays in memory. */
export function leave(): void {
  tokens.clear()
  queries.clear()
  window.location.assign(`/console${paths.signIn()}`)
}
