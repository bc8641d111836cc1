import type { Handle } from '../../../platform/http/handle.ts'
import { showReport } from './report.ts'
import { saveHope, saveSalaries, showSalaries } from './salary-items.ts'

export function salaryRoutes(handle: Handle): void {
  handle('GET /v2/users/salary', ({ caller }, deps) => showSalaries(caller.userId, deps))
  handle('GET /v3/users/salary', ({ caller }, deps) => showReport(caller.userId, deps))
  handle('POST /v2/users/salary', ({ caller, body }, deps) =>
    'salaryItems' in body ? saveSalaries(caller.userId, body, deps) : saveHope(caller.userId, body, deps),
  )
}
