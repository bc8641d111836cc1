import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  askToLookAgain,
  listReports,
  reportCompany,
  showReport,
  showTakedown,
  undoReport,
} from './candidate/reports.ts'
import { listCases, showCase } from './console/cases.ts'
import {
  closeWithoutFinding,
  confirmSenderStop,
  handOver,
  releaseSender,
  stopSender,
} from './console/decisions.ts'
import { showOwnStop } from './console/own-stop.ts'
import { takeDown } from './console/take-down.ts'

/** What a candidate reports of a company, and what became of it (FIRM-8). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/reports', ({ caller }, deps) => listReports(caller.userId, deps))
  handle('POST /users/reports', ({ body, caller }, deps) => reportCompany(body, caller.userId, deps))
  handle('GET /users/reports/:id', ({ params, caller }, deps) => showReport(params.id, caller.userId, deps))
  handle('DELETE /users/reports/:id', ({ params, caller }, deps) =>
    undoReport(params.id, caller.userId, deps),
  )
  handle('POST /users/reports/:id/again', ({ params, caller }, deps) =>
    askToLookAgain(params.id, caller.userId, deps),
  )
  handle('GET /users/takedowns/:id', ({ params, caller }, deps) =>
    showTakedown(params.id, caller.userId, deps),
  )
}

/** The safety desk (FIRM-9). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/safety', ({ query }, deps) => listCases(query, deps))
  handle('GET /console/safety/:id', ({ params, caller }, deps) => showCase(params.id, caller, deps))
  handle('GET /console/own-stop', ({ caller }, deps) => showOwnStop(caller, deps))
  handle('POST /console/safety/:id/stop', ({ params, body, caller }, deps) =>
    stopSender(params.id, body.reason, caller, deps),
  )
  handle('POST /console/safety/:id/release', ({ params, caller }, deps) =>
    releaseSender(params.id, caller, deps),
  )
  handle('POST /console/safety/:id/hand-over', ({ params, caller }, deps) =>
    handOver(params.id, caller, deps),
  )
  handle('POST /console/safety/:id/close', ({ params, body, caller }, deps) =>
    closeWithoutFinding(params.id, body.reason, caller, deps),
  )
  handle('POST /console/safety/:id/confirm', ({ params, caller }, deps) =>
    confirmSenderStop(params.id, caller, deps),
  )
  handle('POST /console/safety/:id/take-down', ({ params, body, caller }, deps) =>
    takeDown(params.id, body.reason, caller, deps),
  )
}

export const safetyModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [],
}
