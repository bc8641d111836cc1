import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { tellFailure } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { ask } from '@coffeeattack/ui/ask'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { roomsQuery } from './rooms.ts'

/** A message cannot be sent to this company (MSG-2). Answers whether the person wants to ask us about it. */
export async function tellBlocked(): Promise<boolean> {
  const { title, body, button, other } = candidateCatalogue.MESSAGE_BLOCKED
  const answer = await ask({ title, description: body, confirm: button, cancel: other.button, alert: true })
  return answer === 'confirm'
}

/** Tells why a message was refused. A room that is closed is then shown as one, and so is one in which all is asked. */
export function useTellRefused(): (failure: unknown) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (failure) => {
    if (isApiError(failure) && failure.status === 409) void queries.invalidateQueries(roomsQuery)
    if (!isApiError(failure) || failure.code !== 'MESSAGE_BLOCKED') {
      await tellFailure(failure)
      return
    }
    if (await tellBlocked()) await navigate(paths.ask(pathname))
  }
}
