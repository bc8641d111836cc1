import type { CandidateCaller } from '../../platform/http/caller.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Visit } from '../../platform/http/visit.ts'
import { pageAudience } from '../../platform/http/visitor.ts'
import type { Module } from '../../platform/module.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import { makeProof } from './candidate/make-proof.ts'
import { showOffered } from './candidate/offered.ts'
import { listLooks, listProofs, type OwnProof, showProof, takeBack } from './candidate/own-proofs.ts'
import { answerRequest, declineRequest, listOwnRequests, showRequest } from './candidate/requests.ts'
import { askProof, withdrawRequest } from './console/ask-proof.ts'
import { showRequests } from './console/show-requests.ts'
import { dropProofsJob } from './jobs/drop-proofs.ts'
import { renewListsJob } from './jobs/renew-lists.ts'
import { type Look, openProof } from './public/show-proof.ts'

const own = ({ userId }: CandidateCaller, { id }: { id: string }): OwnProof => ({ userId, id })

/** The person's own proofs (PROOF-1, PROOF-2). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/proofs', ({ caller }, deps) => listProofs(caller.userId, deps))
  handle('GET /users/proofs/offered', ({ caller }, deps) => showOffered(caller.userId, deps))
  handle('POST /users/proofs', ({ caller, body }, deps) => makeProof(body, caller.userId, deps))
  handle('GET /users/proofs/:id', ({ caller, params }, deps) => showProof(own(caller, params), deps))
  handle('GET /users/proofs/:id/looks', ({ caller, params, query }, deps) =>
    listLooks(own(caller, params), query, deps),
  )
  handle('POST /users/proofs/:id/take-back', ({ caller, params }, deps) =>
    takeBack(own(caller, params), deps),
  )
}

/** A company in 처우 협의 asks, and the person answers or not (PROOF-6). */
function requestCalls(handle: Handle): void {
  handle('GET /users/proof-requests', ({ caller }, deps) => listOwnRequests(caller.userId, deps))
  handle('GET /users/proof-requests/:id', ({ caller, params }, deps) =>
    showRequest(caller.userId, params.id, deps),
  )
  handle('POST /users/proof-requests/:id/answer', ({ caller, params, body }, deps) =>
    answerRequest(caller.userId, params.id, body, deps),
  )
  handle('POST /users/proof-requests/:id/decline', ({ caller, params }, deps) =>
    declineRequest(caller.userId, params.id, deps),
  )
  handle('GET /console/coffeechats/:id/proof-requests', ({ caller, params }, deps) =>
    showRequests(params.id, caller, deps),
  )
  handle('POST /console/coffeechats/:id/proof-requests', ({ caller, params, body }, deps) =>
    askProof({ coffeechatId: params.id, ...body }, caller, deps),
  )
  handle('POST /console/proof-requests/:id/withdraw', ({ caller, params }, deps) =>
    withdrawRequest(params.id, caller, deps),
  )
}

/** Who opens a proof: our own page says for whom it asks, anybody else is a program. */
function lookOf(from: Visit, secrets: Secrets): Look {
  const found = pageAudience(from, secrets)
  if (found?.audience === 'person') return { by: 'PERSON' }
  if (found?.audience === 'nobody') return { by: 'PREVIEW' }
  return { by: 'PROGRAM', address: found?.address ?? from.address }
}

/** The receiver's page (PROOF-3). */
function publicCalls(handle: Handle): void {
  handle('GET /proofs/:address', ({ params, from }, deps) =>
    openProof(params.address, lookOf(from, deps.secrets), deps),
  )
}

export const proofsModule: Module = {
  calls: [candidateCalls, requestCalls, publicCalls],
  jobs: [renewListsJob, dropProofsJob],
}
