import { ensureBuilt } from './build.mjs'
import { refuseTakenPort } from './port.mjs'
import { commit } from './release.mjs'
import { run } from './say.mjs'
import { ensureInstalled, environment, execute, node, v8Flags } from './setup.mjs'

/** npm start: install what is missing, build what is stale, then run the product on one port. */
await run(async () => {
  await refuseTakenPort(process.env['PORT'])
  ensureInstalled()
  const node24 = node()
  await ensureBuilt()
  return execute(node24, [...v8Flags(), 'apps/server/src/main.ts'], {
    env: environment({ COMMIT: commit() }),
  })
})
