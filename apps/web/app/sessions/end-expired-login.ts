import type { Stores } from './leave.ts'

/** The alerts and their words are code that most people never need, so they come when they are asked for. */
const alerts = () => import('./expired-login.ts')

export function endExpiredLogin(queries: Stores['queries']): void {
  void alerts().then((login) => login.tellAndLeave(queries))
}

export function tellUnproved(): void {
  void alerts().then((login) => login.tellAndGoOn())
}
