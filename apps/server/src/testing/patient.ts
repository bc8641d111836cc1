/** How a test waits for what must happen: without missing it for long, and long enough for a busy machine. */
export const PATIENT = { timeout: 20_000, interval: 20 }
