import type { Stores } from './leave.ts'

/** Loads the alerts and their texts on demand, because most visits never need them. */
const alerts = () => import('./expired-login.ts')

export function endExpiredLogin(queries: Stores['queries']): void {
  void alerts().then((login) => login.tellAndLeave(queries))
}

export function tellUnproved(): void {
  void alerts().then((login) => login.tellUnprovedAndLeave())
}
