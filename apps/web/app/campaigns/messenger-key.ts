/**
 * A meta tag holds the messenger's key when one is configured; the security policy then allows the messenger's
 * script.
 */
export const MESSENGER_KEY = 'kakao-javascript-key'
