import { paths } from '@coffeeattack/contract/pages'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { tellFailure } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { ask } from '@coffeeattack/ui/ask'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { roomsQuery } from './rooms.ts'

/** Messages to this company are refused (MSG-2). Resolves to whether the person wants to contact us about it. */
export async function offerSupport(): Promise<boolean> {
  const { title, body, button, other } = candidateCatalogue.MESSAGE_BLOCKED
  const answer = await ask({ title, description: body, confirm: button, cancel: other.button, alert: true })
  return answer === 'confirm'
}

/** Tells why a message was refused, and refetches a room that is closed or out of questions. */
export function useTellRefused(): (failure: unknown) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (failure) => {
    if (isApiError(failure) && failure.status === 409) void queries.invalidateQueries(roomsQuery)
    if (!isApiError(failure) || failure.code !== 'MESSAGE_BLOCKED') {
      await tellFailure(failure)
      return
    }
    if (await offerSupport()) await navigate(paths.ask(pathname))
  }
}
