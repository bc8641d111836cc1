/** What the inline scripts of this folder and the app agree on. */

/** The event on `document` that says React has hydrated the page. */
export const HYDRATED = 'hydrated'

/** The property of `window` under which the head leaves the calls it sent. */
export const EARLY_CALLS = 'earlyCalls'
export type EarlyCalls = { token: string; answers: Record<string, Promise<Response> | undefined> }

/** A `modulepreload` link and a module script that wait for the first paint. */
export const WAITING_LINK = 'module-later'
export const WAITING_MODULE = 'text/module-later'
