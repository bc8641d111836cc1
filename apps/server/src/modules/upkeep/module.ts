import type { Module } from '../../platform/module.ts'
import { clearAgedJob } from './jobs/clear-aged.ts'
import { keepMonthsJob } from './jobs/keep-months.ts'
import { sealAnewJob } from './jobs/seal-anew.ts'
import { takeClientError } from './public/client-errors.ts'

/** What is looked after: pages that broke in a browser, rows that have aged. */
export const upkeepModule: Module = {
  calls: [(handle) => handle('POST /client-errors', ({ body }, deps) => takeClientError(body, deps))],
  jobs: [clearAgedJob, keepMonthsJob, sealAnewJob],
}
