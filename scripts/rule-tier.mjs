import os from 'node:os'
import path from 'node:path'

/* The settings of every project of rule tests: no database, no browser. */

export const ruleTest = {
  // Files share a worker, so that their imports load once; a test that changes a global restores it.
  isolate: false,
  // Property tests need time on a busy machine.
  testTimeout: 60_000,
  setupFiles: [path.join(import.meta.dirname, 'property-seed.mjs')],
  // vitest would leave one core to itself, but it has next to nothing to do meanwhile.
  maxWorkers: os.availableParallelism(),
}
