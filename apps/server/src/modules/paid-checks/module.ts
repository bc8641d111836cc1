import type { CandidateCaller } from '../../platform/http/caller.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { declinePaidCheck, deletePaidResult, sayOnLeave } from './candidate/answer-paid-check.ts'
import { askForPremium, confirmPaidCheck } from './candidate/certificate.ts'
import { listPaidChecks, showPaidCheck } from './candidate/show-paid-check.ts'
import type { OwnPaidCheck } from './core/store.ts'
import { inviteToPaidChecksJob } from './jobs/invite.ts'

const own = ({ userId }: CandidateCaller, { id }: { id: string }): OwnPaidCheck => ({
  userId,
  paidCheckId: id,
})

/** The person's own: no other side has a call here (KEEP-9). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/paid-checks', ({ caller }, deps) => listPaidChecks(caller.userId, deps))
  handle('GET /users/paid-checks/:id', ({ caller, params }, deps) => showPaidCheck(own(caller, params), deps))
  handle('POST /users/paid-checks/:id/decline', ({ caller, params }, deps) =>
    declinePaidCheck(own(caller, params), deps),
  )
  handle('POST /users/paid-checks/:id/leave', ({ caller, params }, deps) =>
    sayOnLeave(own(caller, params), deps),
  )
  handle('DELETE /users/paid-checks/:id', ({ caller, params }, deps) =>
    deletePaidResult(own(caller, params), deps),
  )
}

/** The insurer takes its time, so no transaction is held meanwhile. */
function certificateCalls({ withoutTransaction }: Handle): void {
  withoutTransaction('POST /users/paid-checks/:id/certificate', ({ caller, params, body }, deps) =>
    askForPremium({ ...own(caller, params), ...body }, deps),
  )
  withoutTransaction('POST /users/paid-checks/:id/confirm', ({ caller, params, body }, deps) =>
    confirmPaidCheck(
      { ...own(caller, params), sessionId: caller.sessionId, attemptId: body.id, cfid: body.cfid },
      deps,
    ),
  )
}

export const paidChecksModule: Module = {
  calls: [candidateCalls, certificateCalls],
  jobs: [inviteToPaidChecksJob],
}
