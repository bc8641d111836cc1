import { ApiError } from '@coffeeattack/contract/client/api-error'
import { queries } from '../api/queries.ts'
import { leaveToComeBack } from './leave.ts'
import { isSignedIn } from './login.ts'

/** A login that was ended elsewhere, by the person or by whoever disabled them, ends here at the next call. */
export function leaveWhenEnded(): void {
  const look = (failure: unknown) => {
    if (failure instanceof ApiError && failure.code === 'UNAUTHORIZED' && isSignedIn()) leaveToComeBack()
  }
  queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
  queries.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error))
}
