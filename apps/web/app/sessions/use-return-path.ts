import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { useSearchParams } from 'react-router'

/** Where the person wanted to go when the login came in between, if it is a page of ours. */
export function useReturnPath(): string | undefined {
  const from = useSearchParams()[0].get('from')
  return from === null ? undefined : safeReturnPath(from)
}
