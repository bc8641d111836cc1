import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './say.mjs'
import { ROOT, ensureInstalled, execute, node } from './setup.mjs'

/** npm run operator: the people of the console, from the machine itself. What a service runs on is not installed anew under it. */
await run(async () => {
  if (!existsSync(path.join(ROOT, 'node_modules'))) ensureInstalled()
  return execute(node(), ['apps/server/src/operator.ts', ...process.argv.slice(2)])
})
