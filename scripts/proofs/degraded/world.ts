import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import tls from 'node:tls'
import { production } from '../../../bench/production.ts'
import { inside, makePeople } from '../people.ts'
import { startPostgres } from '../postgres.ts'
import { authorityIn, writeCaddyfile } from '../production/caddy.ts'
import { createProgram, findPrograms, freePorts, until } from '../programs.ts'
import { createServices } from '../services.ts'
import { askAt, signInAs } from './asking.ts'

/** PostgreSQL, two processes of ours in production mode, and Caddy with TLS before them, on loopback. */

const PACKAGES = { initdb: 'postgresql', postgres: 'postgresql', createdb: 'postgresql', caddy: 'caddy' }
const PORTS = { from: 29_000, until: 30_000 }
const PATH = process.env['PATH']

export type World = Awaited<ReturnType<typeof startWorld>>

export async function startWorld(folder: string, stopping: AbortSignal) {
  const program = findPrograms(PACKAGES)
  const [database = 0, front = 0, ...ports] = await freePorts(4, PORTS)
  const stops: (() => unknown)[] = []
  const close = async () => void (await Promise.all(stops.splice(0).map((stop) => stop())))
  process.on('exit', close)
  try {
    const postgres = await startPostgres({ folder, port: database, program, stopping })
    stops.push(postgres.stop)
    const origin = `https://localhost:${front}`
    const files = path.join(folder, 'files')
    mkdirSync(files)
    const settings = {
      ...production,
      APP_ORIGIN: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: files,
      SECRETS_KEY: randomBytes(32).toString('hex'),
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '10',
    }
    const services = createServices(folder, ports, { settings })
    // One after the other: the first migrates.
    for (const service of services) {
      stops.push(service.kill)
      service.start()
      await until('우리 프로세스가 켜지지 않았어요', 120, service.isReady, stopping)
    }
    const caddy = createProgram(folder, {
      name: 'caddy',
      command: program('caddy'),
      args: ['run', '--config', writeCaddyfile(folder, { front, services: ports }), '--adapter', 'caddyfile'],
      env: { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    stops.push(caddy.kill)
    caddy.start()
    const readAuthority = async () => readFileSync(authorityIn(folder), 'utf8')
    const authority = await until('Caddy가 켜지지 않았어요', 30, readAuthority, stopping)
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority])
    const [person] = await inside(settings, (deps, app) => makePeople(1, deps, app))
    signInAs(person!)
    const ask = askAt(origin)
    await until('Caddy가 보내지 않아요', 30, async () => (await ask('/')).status === 200, stopping)
    const { values } = parseArgs({ options: { pictures: { type: 'string' } } })
    return { origin, postgres, services, caddy, ask, person: person!, pictures: values.pictures, close }
  } catch (error) {
    await close()
    throw error
  }
}
