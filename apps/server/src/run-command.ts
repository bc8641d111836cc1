import { createDeps, type Deps } from './deps.ts'
import { checkKey } from './platform/db/key-canary.ts'
import { createLog } from './platform/observing/log.ts'
import { readSettings } from './settings.ts'
import { startFailure } from './start-service.ts'

/** Runs one command with the settings and the database of the service, whether or not the service runs, and exits. */
export async function runCommand<Command>(
  read: (words: string[]) => Command,
  carryOut: (command: Command, deps: Deps) => Promise<readonly string[]>,
): Promise<never> {
  try {
    const command = read(process.argv.slice(2))
    const settings = readSettings(process.env)
    const deps = await createDeps(settings, { log: createLog({ level: 'error' }) })
    try {
      if (settings.production) await checkKey(deps)
      for (const line of await carryOut(command, deps)) console.log(line)
    } finally {
      await deps.db.close()
    }
  } catch (error) {
    console.error(startFailure(error as NodeJS.ErrnoException))
    process.exit(1)
  }
  process.exit(0)
}
