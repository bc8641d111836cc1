/** Why somebody is sent to the first page: it tells them (ROUTE-3). */
export type SentHome = 'load-failed' | 'login-over'

/** The end of the address that says so, which no server sees: only the way there that we took carries it. */
export const SENT_HOME = '#sent-home='
