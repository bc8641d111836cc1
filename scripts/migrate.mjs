import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './say.mjs'
import { ROOT, ensureInstalled, execute, node } from './setup.mjs'

/** npm run migrate: migrates the database before the release that needs it starts. */
await run(async () => {
  if (!existsSync(path.join(ROOT, 'node_modules'))) ensureInstalled()
  return execute(node(), ['apps/server/src/migrate-command.ts'])
})
