import { askableKinds, requestStates } from '@coffeeattack/domain/proofs/requests'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { offerCompany, offerSender } from './offer-shapes.ts'
import { provedChoice } from './proofs.ts'
import { id, instant } from './shapes.ts'

const request = z
  .object({
    id,
    coffeechatId: id,
    company: offerCompany,
    /** Who asked. */
    operator: offerSender,
    kind: z.enum(askableKinds),
    /** For what the company needs it, in its own words. */
    purpose: z.string(),
    /** WITHDRAWN also once the coffee chat is called off. */
    state: z.enum(requestStates),
    askedAt: instant,
    /** The proof that was sent, while its owner has it. */
    proofId: id.nullable(),
  })
  .meta({ id: 'ProofRequest', description: '회사가 부탁한 증명서' })

export const proofRequests = feature('증명서', {
  'GET /users/proof-requests': candidateCall({
    about: '회사가 부탁한 증명서를 새것부터 보여줘요.',
    out: { 200: z.object({ items: z.array(request) }) },
  }),
  'GET /users/proof-requests/:id': candidateCall({
    about: '회사가 부탁한 증명서 하나를 보여줘요.',
    out: { 200: request },
  }),
  'POST /users/proof-requests/:id/answer': candidateCall({
    makes: true,
    about: '내가 고른 증명서를 만들어 부탁한 회사에 보내요. 부탁한 것과 다른 것을 보내도 돼요.',
    body: provedChoice,
    out: { 200: request },
    errors: ['PROOF_REQUEST_MOVED_ON', 'PROOF_NEEDS_CAREER', 'PROOF_TOO_MANY', 'PROOF_NOT_VERIFIED'],
  }),
  'POST /users/proof-requests/:id/decline': candidateCall({
    about: '보내지 않기로 해요. 협의는 그대로 이어지고, 회사에는 이유를 알리지 않아요.',
    out: { 200: request },
    errors: ['PROOF_REQUEST_MOVED_ON'],
  }),
})
