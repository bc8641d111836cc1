import { useCall } from '@coffeeattack/kit/useCall'
import { queries } from '../../api/queries.ts'
import { proofApi } from '../api.ts'
import { type Choice, provedChoiceOf } from '../make/choice.ts'
import { keepRequest, type ProofRequest, requestQuery } from './queries.ts'

/** Sends the chosen proof, or declines. After a refusal the request is read anew: the company may have withdrawn it. */
export function useAnswer({ id }: ProofRequest, onSettled: () => void) {
  const params = { id }
  const settled = (failure: unknown) => {
    onSettled()
    return failure !== null && queries.invalidateQueries({ queryKey: requestQuery(id).queryKey })
  }
  const answer = useCall(
    (choice: Choice, idempotencyKey) =>
      proofApi('POST /users/proof-requests/:id/answer', {
        params,
        body: provedChoiceOf(choice),
        idempotencyKey,
      }),
    { onDone: keepRequest, onSettled: settled },
  )
  const decline = useCall(() => proofApi('POST /users/proof-requests/:id/decline', { params }), {
    onDone: keepRequest,
    onSettled: settled,
  })
  return { answer, decline }
}
