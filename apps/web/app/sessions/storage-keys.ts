/** Names under which the browser keeps things (AUTH-3, AUTH-13). */
export const LOCAL_KEYS = { accessToken: 'token', refreshToken: 'refresh-token' } as const

/** A partner's login, and in session storage alone (AUTH-8). */
export const PARTNER_KEYS = { accessToken: 'partner-token', refreshToken: 'partner-refresh-token' } as const

export const SESSION_KEYS = {
  utmId: 'utm-id',
  hopeRequest: 'hope-user-request',
  careerState: 'career-state',
  verificationState: 'verify-user-request',
  applicationState: 'application-state',
} as const

/** Where this tab remembers a messenger login under way. A name of its own, for the island carries no more than that. */
export const MESSENGER_ATTEMPT_KEY = 'messenger-login'
