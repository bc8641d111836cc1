import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './say.mjs'
import { ROOT, ensureInstalled, execute, node } from './setup.mjs'

/** npm run keys, erase-again, match-files: by hand, when keys change and after a restore. */
await run(async () => {
  if (!existsSync(path.join(ROOT, 'node_modules'))) ensureInstalled()
  return execute(node(), ['apps/server/src/upkeep.ts', ...process.argv.slice(2)])
})
