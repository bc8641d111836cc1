import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { useSearchParams } from 'react-router'

/** The page the person wanted before the login, if it is one of ours. */
export function useReturnPath(): string | undefined {
  const from = useSearchParams()[0].get('from')
  return from === null ? undefined : safeReturnPath(from)
}
