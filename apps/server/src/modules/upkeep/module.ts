import type { Module } from '../../platform/module.ts'
import { clearAgedJob } from './jobs/clear-aged.ts'

/** What nobody calls: rows that have aged are cleared away. */
export const upkeepModule: Module = {
  calls: [],
  jobs: [clearAgedJob],
}
