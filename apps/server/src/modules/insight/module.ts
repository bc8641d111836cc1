import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { requestYears } from './candidate/lifetime-income/request-years.ts'
import {
  completeLifetime,
  endLifetimeShare,
  shareLifetime,
  showItems,
  showProgress,
  showSharedYears,
} from './candidate/lifetime-income/result.ts'
import { verifyLifetime } from './candidate/lifetime-income/verify.ts'
import { showReport } from './candidate/report.ts'
import { saveHope, saveSalaries, showSalaries } from './candidate/salary-items.ts'
import { shareStanding, showSharedStanding, showStanding } from './candidate/show-standing.ts'
import { createPeerCache } from './core/peer-cache.ts'
import { endOverdueLoadsJob } from './jobs/end-overdue-loads.ts'
import { createDailyRanking } from './public/daily-ranking.ts'

function salaryCalls(handle: Handle): void {
  handle('GET /v2/users/salary', ({ caller }, deps) => showSalaries(caller.userId, deps))
  handle('POST /v2/users/salary', ({ caller, body }, deps) =>
    'salaryItems' in body ? saveSalaries(caller.userId, body, deps) : saveHope(caller.userId, body, deps),
  )
}

/** Figures about similar people. The report and the standing share one cache of them. */
function comparingCalls(handle: Handle): void {
  const peersOf = createPeerCache()
  handle('GET /v3/users/salary', ({ caller }, deps) => showReport(caller.userId, peersOf, deps))
  handle('GET /users/standing', ({ caller }, deps) => showStanding(caller.userId, peersOf, deps))
  // It may wait for people whom another call is reading: nothing of the database is held meanwhile.
  handle.withoutTransaction('POST /users/standing/shares', ({ caller, body }, deps) =>
    shareStanding(caller.userId, body, peersOf, deps),
  )
  handle('GET /standing/shares/:id', ({ params }, deps) => showSharedStanding(params.id, deps))
}

function rankingCalls(handle: Handle): void {
  const rankingOf = createDailyRanking()
  handle('GET /rankings/jobs', (_, deps) => rankingOf(deps))
}

/** The lifetime income of a person, loaded from the tax office five years at a time (PUB-6). */
export function lifetimeIncomeCalls(handle: Handle): void {
  handle.withoutTransaction('POST /income/lifetime', async ({ caller: { userId }, body }, deps) => {
    const { form, ...range } = body
    const { type: _type, gender: _gender, ...person } = form
    return (await requestYears({ userId, person, range }, deps)) ?? showItems(userId, undefined, deps)
  })
  handle('POST /income/lifetime/verify', async ({ caller, body }, deps) => {
    await verifyLifetime({ ...caller, id: body.id, cfid: body.cfid }, deps)
    return showProgress(caller.userId, 0, deps)
  })
  handle('GET /income/lifetime/verify/status', ({ caller, query }, deps) =>
    showProgress(caller.userId, query.loadCount, deps),
  )
  handle('GET /income/lifetime/item', ({ caller, query }, deps) =>
    showItems(caller.userId, query.prevName, deps),
  )
  handle('POST /income/lifetime/complete', ({ caller }, deps) => completeLifetime(caller.userId, deps))
  handle('POST /income/lifetime/share', ({ caller, body }, deps) =>
    shareLifetime({ userId: caller.userId, showTotal: body.showTotal }, deps),
  )
  handle('DELETE /income/lifetime/share', ({ caller }, deps) => endLifetimeShare(caller.userId, deps))
  handle('GET /income/lifetime/share/:shareId', ({ params }, deps) => showSharedYears(params.shareId, deps))
}

/** The salary report, the standing among similar people, the ranking of the day, and the lifetime income. */
export const insightModule: Module = {
  calls: [salaryCalls, comparingCalls, rankingCalls, lifetimeIncomeCalls],
  jobs: [endOverdueLoadsJob],
}
