import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { showHealth } from './console/health.ts'
import { showHouse } from './console/house.ts'
import { clearAgedJob } from './jobs/clear-aged.ts'
import { keepMonthsJob } from './jobs/keep-months.ts'
import { sealAnewJob } from './jobs/seal-anew.ts'
import { takeClientError } from './public/client-errors.ts'
import { showStatus } from './public/status.ts'

/** The admins' home (BIZ-18). */
function houseCalls(handle: Handle): void {
  handle('GET /console/house', ({ query }, deps) => showHouse(query, deps))
  handle('GET /console/house/health', (_, deps) => showHealth(deps))
}

/** Maintenance: errors in browsers, old rows, and the health of the service. */
export const upkeepModule: Module = {
  calls: [
    (handle) => handle('GET /status', (_, deps) => showStatus(deps)),
    (handle) => handle('POST /client-errors', ({ body }, deps) => takeClientError(body, deps)),
    houseCalls,
  ],
  jobs: [clearAgedJob, keepMonthsJob, sealAnewJob],
}
