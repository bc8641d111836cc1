/** Why the person was sent to the landing page, which tells them (ROUTE-3). */
export type SentHome = 'load-failed' | 'login-over'

/** The address's fragment with the reason, which is never sent to the server. */
export const SENT_HOME = '#sent-home='
