import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { isAddress } from '../core/addresses.ts'
import { openProof } from './show-proof.ts'

const SD_JWT = 'application/dc+sd-jwt'

const PAGE = /^\/proof\/([^/?]+)/

/** What stands behind a secret address is nobody's to keep, to index, or to pass on as a referrer. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  vary: 'accept',
} as const

/**
 * The address of a proof's page answers programs in their own forms: an SD-JWT VC, or JSON (PROOF-3). Browsers go on to the page. It is
 * a hook, because the page itself is one of many behind one route.
 */
export function mountMachineForms(app: FastifyInstance, deps: Deps, limits: Pick<Limits, 'admit'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, address] = PAGE.exec(request.url) ?? []
    if (address === undefined) return
    reply.headers(PRIVATE)
    const form = wantedForm(request)
    if (!form) return
    await limits.admit('GET /proofs/:address', request, async () => null)
    return answer(request, reply, { form, address }, deps)
  })
}

type Form = 'sd-jwt' | 'json'

/** A HEAD asks for nothing that could be given to a program. */
function wantedForm({ method, headers: { accept = '' } }: FastifyRequest): Form | null {
  if (method !== 'GET' || accept.includes('text/html')) return null
  if (accept.includes(SD_JWT)) return 'sd-jwt'
  return accept.includes('application/json') ? 'json' : null
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, address }: { form: Form; address: string },
  deps: Deps,
): Promise<FastifyReply> {
  reply.header('access-control-allow-origin', '*')
  if (!isAddress(address)) throw new Refusal('NOT_FOUND')
  const shown = await openProof(address, { by: 'PROGRAM', address: request.ip }, deps)
  if (!shown.proof) return reply.code(410).send(shown)
  return form === 'json' ? reply.send(shown) : reply.type(SD_JWT).send(shown.proof.token)
}
