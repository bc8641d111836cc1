import type { Stores } from './leave.ts'

/** The alert and its words are code that most people never need, so they come when they are asked for. */
export function endExpiredLogin(queries: Stores['queries']): void {
  void import('./expired-login.ts').then((login) => login.tellAndLeave(queries))
}
