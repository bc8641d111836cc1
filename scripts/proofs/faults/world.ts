import { randomBytes } from 'node:crypto'
import { production } from '../../../bench/production.ts'
import { inside, makePeople } from '../people.ts'
import { freePorts, until } from '../programs.ts'
import { hold } from '../proof.ts'
import { createService } from '../services.ts'
import type { startDatabase } from './database.ts'

/** Two processes of ours on the database, and the people who write and listen through every fault. */

export type World = Awaited<ReturnType<typeof startWorld>>
export type Person = { id: string; roomId: string; token: string }

/** Those who write and listen, and two more for the folder of the files. */
const PEOPLE = 14
export const AT_WORK = 12
const UP_WITHIN_SECONDS = 300

type Wish = {
  folder: string
  database: Awaited<ReturnType<typeof startDatabase>>
  /** Through the network that the faults cut. */
  databaseUrl: string
  files: string
  stopping: AbortSignal
}

export async function startWorld({ folder, database, databaseUrl, files, stopping }: Wish) {
  const [firstPort = 0, secondPort = 0] = await freePorts(2)
  const settings = {
    ...production,
    HOST: '127.0.0.1',
    DATA_DIR: files,
    SECRETS_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
  }
  const services = [firstPort, secondPort].map((port, place) => {
    const made = (env: NodeJS.ProcessEnv) =>
      createService(folder, { name: `service${place + 1}`, port, settings: { ...settings, ...env } })
    let program = made({})
    const { name, url, isReady } = program
    const isUp = async () => !program.isRunning || (await isReady())
    return {
      name,
      url,
      said: () => program.said(),
      isReady,
      get isRunning() {
        return program.isRunning
      },
      async start(env: NodeJS.ProcessEnv = {}) {
        program = made(env)
        program.start()
        await until(`${name}이 켜지지 않았어요`, UP_WITHIN_SECONDS, isUp, stopping)
        hold(program.isRunning, `${name}이 꺼졌어요.`, program.said())
      },
      kill: () => program.kill(),
    }
  })
  // One after the other, because the first one makes the tables.
  for (const service of services) await service.start()
  const people = await inside(settings, (deps, app) => makePeople(PEOPLE, deps, app))
  return {
    services,
    database,
    people,
    stopping,
    /** The people with new logins, because a token ends after a quarter of an hour. */
    signedIn: () =>
      inside(settings, async (_deps, { tokens }) =>
        people.map(({ id, roomId, token }): Person => {
          const { sid: sessionId } = JSON.parse(
            Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
          )
          return {
            id,
            roomId,
            token: tokens.issue('candidate', { subjectId: id, sessionId }, { isProved: true }),
          }
        }),
      ),
    close() {
      for (const service of services) service.kill()
      database.stop()
    },
  }
}
