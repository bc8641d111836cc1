import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './say.mjs'
import { ROOT, ensureInstalled, execute, node } from './setup.mjs'

/**
 * npm run operator, migrate, keys, erase-again, match-files: a command of the server, with its own arguments. A machine that runs the
 * service keeps its packages: they are installed only where there are none.
 */
await run(async () => {
  if (!existsSync(path.join(ROOT, 'node_modules'))) ensureInstalled()
  const [program, ...args] = process.argv.slice(2)
  return execute(node(), [`apps/server/src/${program}`, ...args])
})
