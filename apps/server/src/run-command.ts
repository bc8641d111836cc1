import { createDeps, type Deps } from './deps.ts'
import { checkKey } from './platform/db/key-canary.ts'
import { createLog } from './platform/observing/log.ts'
import { readSettings } from './settings.ts'
import { startFailure } from './start-service.ts'

/**
 * Runs one command on the settings and the database of the service, whether or not the service runs, and answers with
 * the exit code. `read` throws on a wrong command line before anything is opened; what it returns answers with the
 * lines to print.
 */
export async function runCommand(
  read: () => (deps: Deps) => Promise<string[]>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<0 | 1> {
  try {
    const carryOut = read()
    const settings = readSettings(environment)
    const deps = await createDeps(settings, { log: createLog({ level: 'error' }) })
    try {
      if (settings.production) await checkKey(deps)
      for (const line of await carryOut(deps)) console.log(line)
    } finally {
      await deps.db.close()
    }
    return 0
  } catch (error) {
    console.error(startFailure(error as NodeJS.ErrnoException))
    return 1
  }
}
