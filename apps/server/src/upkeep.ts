import { createDeps } from './deps.ts'
import { checkKey } from './platform/db/key-canary.ts'
import { createLog } from './platform/observing/log.ts'
import { readSettings } from './settings.ts'
import { startFailure } from './start-service.ts'
import { carryOut, readUpkeepCommand } from './upkeep-command.ts'

/** npm run keys, erase-again, match-files: on the settings and the database of the service, whether or not it runs. */
async function main(): Promise<void> {
  const command = readUpkeepCommand(process.argv.slice(2))
  const settings = readSettings(process.env)
  const deps = await createDeps(settings, { log: createLog({ level: 'error' }) })
  try {
    if (settings.production) await checkKey(deps)
    for (const line of await carryOut(command, deps)) console.log(line)
  } finally {
    await deps.db.close()
  }
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(startFailure(error as NodeJS.ErrnoException))
  process.exit(1)
}
