/** The head of a page carries the messenger's key when one is configured; the security policy opens with it. */
export const MESSENGER_KEY = 'kakao-javascript-key'
