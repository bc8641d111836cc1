/** The browser's storage keys (AUTH-3, AUTH-13). */
export const LOCAL_KEYS = { accessToken: 'token', refreshToken: 'refresh-token' } as const

/** A partner's login, in session storage only (AUTH-8). */
export const PARTNER_KEYS = { accessToken: 'partner-token', refreshToken: 'partner-refresh-token' } as const

export const SESSION_KEYS = {
  utmId: 'utm-id',
  hopeRequest: 'hope-user-request',
  careerState: 'career-state',
  verificationState: 'verify-user-request',
  applicationState: 'application-state',
} as const

/**
 * A messenger login in progress, in session storage. A constant of its own, so that the island need not import the
 * others.
 */
export const MESSENGER_ATTEMPT_KEY = 'messenger-login'
