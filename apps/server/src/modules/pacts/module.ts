import type { CandidateCaller, OperatorCaller } from '../../platform/http/caller.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  askAgain,
  askChange,
  declinePact,
  readPact,
  takeBackRequest,
  takeBackSignature,
} from './candidate/answer-pact.ts'
import { listOwnPacts, showPact as showOwnPact, shownToCandidate } from './candidate/show-pact.ts'
import { followOwnSignature, giveUpOwnSignature, signOwnPact } from './candidate/sign-pact.ts'
import { beginPact, draftNext, savePactDraft } from './console/draft-pact.ts'
import { downloadPact } from './console/download-pact.ts'
import { sendPact } from './console/send-pact.ts'
import { namePactSigners, savePactTemplate, showPactSettings } from './console/settings.ts'
import { partyOf, showPact, showPactOfChat } from './console/show-pact.ts'
import { followSignature, giveUpSigning, signPact } from './console/sign-pact.ts'
import { remindSigner, withdrawPact } from './console/withdraw-pact.ts'
import { sealedFile } from './core/download-file.ts'
import type { OwnPact } from './core/store.ts'
import { dropPactsJob } from './jobs/drop-pacts.ts'
import { lapsePactsJob } from './jobs/lapse-pacts.ts'
import { lookAtSignaturesJob } from './jobs/look-at-signatures.ts'
import { sealPactsJob } from './jobs/seal-pacts.ts'
import { verifyUpload } from './public/verify.ts'

const ofCandidate = ({ userId }: CandidateCaller, { id }: { id: string }): OwnPact => ({
  party: { side: 'candidate', userId },
  pactId: id,
})

/** The candidate's calls: read, ask for a change, decline (PACT-2, PACT-3). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/pacts', ({ caller }, deps) => listOwnPacts(caller.userId, deps))
  handle('GET /users/pacts/:id', ({ caller, params }, deps) => showOwnPact(ofCandidate(caller, params), deps))
  handle('POST /users/pacts/:id/read', ({ caller, params, body }, deps) =>
    readPact({ ...ofCandidate(caller, params), ...body }, deps),
  )
  handle('POST /users/pacts/:id/requests', async ({ caller, params, body }, deps) =>
    shownToCandidate(await askChange({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('DELETE /users/pacts/:id/requests', async ({ caller, params }, deps) =>
    shownToCandidate(await takeBackRequest(ofCandidate(caller, params), deps), deps),
  )
  handle('POST /users/pacts/:id/decline', async ({ caller, params, body }, deps) =>
    shownToCandidate(await declinePact({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('DELETE /users/pacts/:id/signature', async ({ caller, params }, deps) =>
    shownToCandidate(await takeBackSignature(ofCandidate(caller, params), deps), deps),
  )
  handle('POST /users/pacts/:id/ask-again', ({ caller, params }, deps) =>
    askAgain(ofCandidate(caller, params), deps),
  )
}

/** Both sides keep the sealed file (PACT-5). */
function fileCalls(handle: Handle): void {
  handle('GET /users/pacts/:id/file', async ({ caller, params }, deps) => {
    const { url } = await sealedFile(ofCandidate(caller, params), deps)
    return { url }
  })
  handle('GET /console/pacts/:id/file', ({ caller, params }, deps) =>
    downloadPact(ofCompany(caller, params), caller, deps),
  )
}

/** Signing waits for an institution, so no transaction is held meanwhile (PACT-4). */
function signingCalls({ withoutTransaction }: Handle): void {
  withoutTransaction('POST /users/pacts/:id/signing', ({ caller, params, body }, deps) =>
    signOwnPact({ ...ofCandidate(caller, params), ...body }, deps),
  )
  withoutTransaction('GET /users/pacts/:id/signing', ({ caller, params }, deps) =>
    followOwnSignature(ofCandidate(caller, params), deps),
  )
  withoutTransaction('DELETE /users/pacts/:id/signing', ({ caller, params }, deps) =>
    giveUpOwnSignature(ofCandidate(caller, params), deps),
  )
  withoutTransaction('POST /console/pacts/:id/signing', ({ caller, params, body }, deps) =>
    signPact(
      { ...ofCompany(caller, params), version: body.version, contact: body.contact ?? null },
      caller,
      deps,
    ),
  )
  withoutTransaction('GET /console/pacts/:id/signing', ({ caller, params }, deps) =>
    followSignature(ofCompany(caller, params), caller, deps),
  )
  withoutTransaction('DELETE /console/pacts/:id/signing', ({ caller, params }, deps) =>
    giveUpSigning(ofCompany(caller, params), caller, deps),
  )
}

const ofCompany = (caller: OperatorCaller, { id }: { id: string }): OwnPact => ({
  party: partyOf(caller),
  pactId: id,
})

/** The console's calls: draft, send, withdraw (PACT-1, PACT-8). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/coffeechats/:id/pact', ({ caller, params }, deps) =>
    showPactOfChat(params.id, caller, deps),
  )
  handle('POST /console/coffeechats/:id/pact', ({ caller, params }, deps) =>
    beginPact(params.id, caller, deps),
  )
  handle('GET /console/pacts/:id', ({ caller, params }, deps) =>
    showPact(ofCompany(caller, params), caller, deps),
  )
  handle('POST /console/pacts/:id/draft', ({ caller, params }, deps) =>
    draftNext(ofCompany(caller, params), caller, deps),
  )
  handle('PATCH /console/pacts/:id/draft', ({ caller, params, body }, deps) =>
    savePactDraft({ ...ofCompany(caller, params), ...body }, caller, deps),
  )
  handle('POST /console/pacts/:id/send', ({ caller, params, body }, deps) =>
    sendPact({ ...ofCompany(caller, params), ...body }, caller, deps),
  )
  handle('POST /console/pacts/:id/withdraw', ({ caller, params, body }, deps) =>
    withdrawPact({ ...ofCompany(caller, params), ...body }, caller, deps),
  )
  handle('POST /console/pacts/:id/remind-signer', ({ caller, params }, deps) =>
    remindSigner(ofCompany(caller, params), deps),
  )
}

/** The company's template, and who may sign for it (PACT-1, PACT-4). */
function settingsCalls(handle: Handle): void {
  handle('GET /console/pact-settings', ({ caller }, deps) => showPactSettings(caller, deps))
  handle('POST /console/pact-settings/template', ({ caller, body }, deps) =>
    savePactTemplate(body.template, caller, deps),
  )
  handle('POST /console/pact-settings/signers', ({ caller, body }, deps) =>
    namePactSigners(body.signerIds, caller, deps),
  )
}

/** Anybody's call: whether a sealed file is as it was (PACT-6). */
function publicCalls(handle: Handle): void {
  handle('POST /verify', ({ file }, deps) => verifyUpload(file, deps))
}

export const pactsModule: Module = {
  calls: [candidateCalls, signingCalls, fileCalls, consoleCalls, settingsCalls, publicCalls],
  jobs: [lapsePactsJob, lookAtSignaturesJob, sealPactsJob, dropPactsJob],
}
