import { paths } from '@coffeeattack/contract/pages'
import { tellFailure } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { roomsQuery } from './rooms-query.ts'
import { tellBlocked } from './tell-blocked.ts'

/** Tells why a message was refused. A room that is closed is then shown as one. */
export function useTellRefused(): (failure: unknown) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (failure) => {
    if (!isApiError(failure) || failure.code !== 'MESSAGE_BLOCKED') {
      await tellFailure(failure)
      return
    }
    void queries.invalidateQueries(roomsQuery)
    if (await tellBlocked()) await navigate(paths.ask(pathname))
  }
}
