import type { CandidateCaller, OperatorCaller } from '../../platform/http/caller.ts'
import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { answerStage } from './candidate/answer-stage.ts'
import {
  answerQuestions,
  showCoffeechat,
  showDisclosure,
  shownToCandidate,
  showQuestions,
} from './candidate/show-coffeechat.ts'
import { askQuestions } from './console/ask-questions.ts'
import { listChats, openChat, shownToCompany } from './console/show-chat.ts'
import { dropUsualHours, setUsualHours, showUsualHours } from './console/usual-hours.ts'
import { confirmTime, proposeTimes, takeBackTimes } from './core/arrange-times.ts'
import { cancel } from './core/change-coffeechat.ts'
import { tellOutcome } from './core/outcomes.ts'
import { matches } from './core/readings.ts'
import { recordStage } from './core/record-stage.ts'
import { setPlace } from './core/set-place.ts'
import type { OwnCoffeechat } from './core/store.ts'
import { pickTime } from './core/usual-hours.ts'
import { askOutcomesJob } from './jobs/ask-outcomes.ts'

const ofCandidate = ({ userId }: CandidateCaller, { id }: { id: string }): OwnCoffeechat => ({
  party: { side: 'candidate', userId },
  coffeechatId: id,
})

/** The candidate's calls (TRUST-4, OFR-11). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/coffeechats/:id', ({ caller, params }, deps) =>
    showCoffeechat(ofCandidate(caller, params), deps),
  )
  handle('POST /users/coffeechats/:id/times', async ({ caller, params, body }, deps) =>
    shownToCandidate(await proposeTimes({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('POST /users/coffeechats/:id/times/:timeId/confirm', async ({ caller, params, body }, deps) => {
    const { timeId } = params
    const input = { ...ofCandidate(caller, params), timeId, overlaps: body?.overlaps ?? false }
    return shownToCandidate(await confirmTime(input, deps), deps)
  })
  handle('POST /users/coffeechats/:id/pick', async ({ caller, params, body }, deps) =>
    shownToCandidate(await pickTime({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('DELETE /users/coffeechats/:id/times', async ({ caller, params }, deps) =>
    shownToCandidate(await takeBackTimes(ofCandidate(caller, params), deps), deps),
  )
  handle('POST /users/coffeechats/:id/cancel', async ({ caller, params }, deps) =>
    shownToCandidate(await cancel(ofCandidate(caller, params), deps), deps),
  )
  handle('PATCH /users/coffeechats/:id/place', async ({ caller, params, body }, deps) =>
    shownToCandidate(await setPlace({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('GET /users/coffeechats/disclosure', ({ caller, query }, deps) =>
    showDisclosure(caller.userId, query, deps),
  )
  handle('GET /users/coffeechats/questions', ({ caller, query }, deps) =>
    showQuestions(caller.userId, query.coffeechatId, deps),
  )
  handle('POST /users/coffeechats/questions', ({ caller, body }, deps) =>
    answerQuestions(caller.userId, body.items, deps),
  )
}

const ofCompany = (caller: OperatorCaller, { id }: { id: string }) => ({
  party: { side: 'company', caller } as const,
  coffeechatId: id,
})

/** The console's calls (TRUST-4, BIZ-5). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/coffeechats', ({ caller, query }, deps) => listChats(query, caller, deps))
  handle('GET /console/coffeechats/:id', ({ caller, params }, deps) => openChat(params.id, caller, deps))
  handle('POST /console/coffeechats/:id/times', async ({ caller, params, body }, deps) =>
    shownToCompany(await proposeTimes({ ...ofCompany(caller, params), ...body }, deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/times/:timeId/confirm', async ({ caller, params, body }, deps) => {
    const { timeId } = params
    const input = { ...ofCompany(caller, params), timeId, overlaps: body?.overlaps ?? false }
    return shownToCompany(await confirmTime(input, deps), caller, deps)
  })
  handle('DELETE /console/coffeechats/:id/times', async ({ caller, params }, deps) =>
    shownToCompany(await takeBackTimes(ofCompany(caller, params), deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/cancel', async ({ caller, params }, deps) =>
    shownToCompany(await cancel(ofCompany(caller, params), deps), caller, deps),
  )
  handle('PATCH /console/coffeechats/:id/place', async ({ caller, params, body }, deps) =>
    shownToCompany(await setPlace({ ...ofCompany(caller, params), ...body }, deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/questions', async ({ caller, params, body }, deps) =>
    shownToCompany(
      await askQuestions({ ...ofCompany(caller, params), items: body.items }, deps),
      caller,
      deps,
    ),
  )
}

/** When a recruiter usually has time (TRUST-4). */
function hoursCalls(handle: Handle): void {
  handle('GET /console/usual-hours', ({ caller }, deps) => showUsualHours(caller, deps))
  handle('POST /console/usual-hours', ({ caller, body }, deps) => setUsualHours(body.hours, caller, deps))
  handle('DELETE /console/usual-hours', ({ caller }, deps) => dropUsualHours(caller, deps))
}

/** Calls about the outcome (KEEP-1 to KEEP-3). */
function afterwardsCalls(handle: Handle): void {
  handle('POST /users/coffeechats/:id/outcome', async ({ caller, params, body }, deps) =>
    shownToCandidate(await tellOutcome({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('POST /users/coffeechats/:id/stage', async ({ caller, params, body }, deps) =>
    shownToCandidate(await answerStage({ ...ofCandidate(caller, params), ...body }, deps), deps),
  )
  handle('POST /console/coffeechats/:id/outcome', async ({ caller, params, body }, deps) =>
    shownToCompany(
      await tellOutcome({ ...ofCompany(caller, params), ...body, pay: null }, deps),
      caller,
      deps,
    ),
  )
  handle('POST /console/coffeechats/:id/stage', async ({ caller, params, body }, deps) =>
    shownToCompany(await recordStage({ ...ofCompany(caller, params), ...body }, deps), caller, deps),
  )
}

export const coffeechatsModule: Module = {
  calls: [candidateCalls, consoleCalls, hoursCalls, afterwardsCalls],
  jobs: [askOutcomesJob],
  readings: [matches],
}
