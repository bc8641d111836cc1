import type { CandidateCaller } from '../../platform/http/caller.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Visit } from '../../platform/http/visit.ts'
import { pageAudience } from '../../platform/http/visitor.ts'
import type { Module } from '../../platform/module.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import { makeProof } from './candidate/make-proof.ts'
import { showOffered } from './candidate/offered.ts'
import { listLooks, listProofs, type OwnProof, showProof, takeBack } from './candidate/own-proofs.ts'
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
  calls: [candidateCalls, publicCalls],
  jobs: [renewListsJob, dropProofsJob],
}
