import { proofKinds, proofSources, proofStates } from '@coffeeattack/domain/proofs/proof'
import { askableKinds, PROOF_REQUEST, requestStates } from '@coffeeattack/domain/proofs/requests'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { requiredText } from './rule.ts'
import { day, id, instant } from './shapes.ts'

const roles = ['recruiter'] as const

const request = z.object({
  id,
  kind: z.enum(askableKinds),
  purpose: z.string(),
  state: z.enum(requestStates),
  askedBy: z.string(),
  askedAt: instant,
  endedAt: instant.nullable(),
  /**
   * The proof that answers it, checked at this moment; null without an answer. No figure is in it: that stands on the proof's own page,
   * and every look at it is in the person's log. Once the proof says nothing any more, only its kind is left.
   */
  answer: z
    .object({
      kind: z.enum(proofKinds),
      state: z.enum(proofStates),
      source: z.enum(proofSources).nullable(),
      lookedUpOn: day.nullable(),
      untilDay: day.nullable(),
      link: z.string().nullable(),
    })
    .nullable(),
})

const requests = z
  .object({ requestItems: z.array(request), canAsk: z.boolean() })
  .meta({ id: 'ConsoleProofRequests', description: '커피챗에서 부탁한 증명서' })

export const consoleProofRequests = feature('콘솔: 증명서', {
  'GET /console/coffeechats/:id/proof-requests': operatorCall(roles, {
    act: 'meet',
    about: '커피챗에서 부탁한 증명서와 그 답을 새것부터 보여줘요. 답은 볼 때마다 다시 확인해요.',
    out: { 200: requests },
  }),
  'POST /console/coffeechats/:id/proof-requests': operatorCall(roles, {
    act: 'talk',
    makes: true,
    about: `처우 협의에서 증명서 하나를 부탁해요. 한 번에 하나, 커피챗마다 ${PROOF_REQUEST.perChat}번까지예요.`,
    body: z.object({
      kind: z.enum(askableKinds),
      purpose: requiredText(PROOF_REQUEST.purposeLimit),
    }),
    out: { 200: requests },
    errors: ['PROOF_REQUEST_TOO_EARLY', 'PROOF_REQUEST_OPEN', 'PROOF_REQUESTS_USED'],
  }),
  'POST /console/proof-requests/:id/withdraw': operatorCall(roles, {
    act: 'talk',
    about: '답이 오기 전에 부탁을 거둬요.',
    out: { 200: requests },
    errors: ['PROOF_REQUEST_MOVED_ON'],
  }),
})
