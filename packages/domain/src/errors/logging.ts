/** How a failed call is written down (UI-8). */
export function logLevel(status: number): 'fatal' | 'error' {
  return status >= 500 ? 'fatal' : 'error'
}

/** Whether the error-reporting service hears of it. */
export function isReported(status: number): boolean {
  return status > 499
}

/** The file list is read by people who are not signed in yet: their 401 is no news. */
export function fileListIsLogged(status: number): boolean {
  return status > 401
}
