import { pactApi } from '../api.ts'
import { newestOf, type Pact, usePactCall } from '../queries.ts'

/** Asks for the signature of the version that was read; a request that lies there already is the same one. */
export function useSign(pact: Pact, onAsked?: () => void) {
  const { id } = pact
  const version = newestOf(pact).number
  return usePactCall(
    id,
    () => pactApi('POST /users/pacts/:id/signing', { params: { id }, body: { version } }),
    onAsked,
  )
}

/** Gives up the request on the phone and asks anew. */
export function useSignAnew(pact: Pact) {
  const { id } = pact
  const version = newestOf(pact).number
  return usePactCall(id, async () => {
    const given = await pactApi('DELETE /users/pacts/:id/signing', { params: { id } })
    // It was signed meanwhile.
    if (given.state !== 'SENT') return given
    return pactApi('POST /users/pacts/:id/signing', { params: { id }, body: { version } })
  })
}
