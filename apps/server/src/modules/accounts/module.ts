import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { exportData } from './candidate/export-data.ts'
import {
  changeSettings,
  chooseDisclosure,
  showConsents,
  showDisclosure,
  showSettings,
  showViews,
} from './candidate/settings.ts'
import { withdraw } from './candidate/withdraw.ts'
import { overdueErasures } from './core/readings.ts'
import { purgeWithdrawnJob } from './jobs/purge.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /users/export', ({ caller }, deps) => exportData(caller.userId, deps))
  handle('GET /users/views', ({ caller, query }, deps) => showViews(caller.userId, query, deps))
  handle('GET /users/consents', ({ caller }, deps) => showConsents(caller.userId, deps))
  handle('GET /users/income-disclosure', ({ caller }, deps) => showDisclosure(caller.userId, deps))
  handle('PATCH /users/income-disclosure', ({ caller, body }, deps) =>
    chooseDisclosure(caller.userId, body.incomeDisclosure, deps),
  )
  handle('GET /users/notifications/settings', ({ caller }, deps) => showSettings(caller.userId, deps))
  handle('PATCH /users/notifications/settings', ({ caller, body }, deps) =>
    changeSettings(caller.userId, body, deps),
  )
  handle.withoutTransaction('DELETE /v3/users', ({ caller, body }, deps) =>
    withdraw(caller.userId, body.reason, deps),
  )
}

/** A candidate's own account: settings, consents, export, withdrawal. */
export const accountsModule: Module = {
  calls: [candidateCalls],
  jobs: [purgeWithdrawnJob],
  readings: [overdueErasures],
}
