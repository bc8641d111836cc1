import type { ApiError } from '@coffeeattack/contract/client/api-error'

/** Told by its name: the class brings the whole error catalogue along, and the shell every page loads is better without. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
