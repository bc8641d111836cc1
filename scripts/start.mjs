import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { commit } from './release.mjs'
import { run } from './say.mjs'
import { ROOT, ensureInstalled, environment, execute, node } from './setup.mjs'

/** npm start: install what is missing, build what is stale, then run the product on one port. */
await run(async () => {
  ensureInstalled()
  const node24 = node()
  await ensureBuilt()
  // By the ceiling V8 sees how much of the dead it may let lie: without one it held 424 MB after a minute of everything,
  // of which 72 lived. The nursery is as large as pays for collecting oftener, and too small to be worth a second thread,
  // whose comings and goings took a list of offers 578 µs of Node's time in place of 525. The cache spares reading
  // TypeScript anew.
  return execute(
    node24,
    [
      '--max-semi-space-size=16',
      '--no-parallel-scavenge',
      '--max-old-space-size=768',
      'apps/server/src/main.ts',
    ],
    {
      env: environment({ NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'node'), COMMIT: commit() }),
    },
  )
})
