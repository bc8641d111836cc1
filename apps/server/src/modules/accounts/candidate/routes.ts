import type { Handle } from '../../../platform/http/handle.ts'
import { exportData } from './export-data.ts'
import { chooseDisclosure, showDisclosure } from './income-disclosure.ts'
import { changeSettings, showSettings } from './notification-settings.ts'
import { showConsents } from './show-consents.ts'
import { showViews } from './show-views.ts'
import { withdraw } from './withdraw.ts'

export function accountRoutes(handle: Handle): void {
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
  handle('DELETE /v3/users', ({ caller, body }, deps) => withdraw(caller.userId, body.reason, deps))
}
