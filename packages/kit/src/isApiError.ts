import type { ApiError } from '@coffeeattack/contract/client/api-error'

/** Checked by name, because importing the class would bring the whole error catalogue into the app shell. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
