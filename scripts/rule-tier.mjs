import path from 'node:path'

/* What every project of rule tests shares: no database, no browser. */

export const ruleTest = {
  // Files share their workers, so that what they import is loaded once; a test that changes a global sets it back.
  isolate: false,
  // Property tests need time on a busy machine.
  testTimeout: 60_000,
  setupFiles: [path.join(import.meta.dirname, 'property-seed.mjs')],
}
