import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { authenticatorPage } from './authenticator/page.ts'
import { barocertRoutes } from './barocert/routes.ts'
import { createSignings } from './barocert/signings.ts'
import { createEngine } from './codef/engine.ts'
import { codefRoutes, resultCodeOf, sendAnswer } from './codef/routes.ts'
import { codefTokenRoute } from './codef/token.ts'
import { arrearsRoutes } from './companies/arrears.ts'
import { companyControl } from './companies/control.ts'
import { createNameServer } from './companies/name-server.ts'
import { ntsRoutes } from './companies/nts.ts'
import { pensionRoutes } from './companies/pension.ts'
import { controlRoutes } from './control/routes.ts'
import { hookRoutes } from './hooks/routes.ts'
import { accountRoutes } from './kakao/account.ts'
import { authorizeRoutes } from './kakao/authorize.ts'
import { discoveryRoutes } from './kakao/discovery.ts'
import { createGrants } from './kakao/grants.ts'
import { tokenRoute } from './kakao/token.ts'
import { type Keys, sandboxSettings } from './keys.ts'
import { mailRoutes } from './mail/routes.ts'
import { createSmtp } from './mail/smtp.ts'
import { phoneRoutes } from './phone/routes.ts'
import { smsRoutes } from './sms/routes.ts'
import { createStampMode, stampControl, stampRoutes } from './tsa/routes.ts'
import { createWorld, type World } from './world.ts'
import { readRequest } from './codef/answer.ts'

/** The path without the prefix of the sandbox. */
const ownPath = (app: FastifyInstance, request: FastifyRequest) =>
  request.url.slice(app.prefix.length).replace(/\?.*$/s, '')

/** Applies queued faults, and logs every request with its path, its inputs' names and its outcome. */
function meetFaults(app: FastifyInstance, world: World): void {
  app.addHook('preHandler', async (request, reply) => {
    const fault = world.faults.take(ownPath(app, request))
    if (!fault) return
    if (fault.hangMs) await world.clock.sleep(fault.hangMs)
    if (fault.code) return sendAnswer(reply, world, { code: fault.code })
    if (fault.status) return reply.code(fault.status).type('text/html').send('<html><body>Broken')
  })

  app.addHook('onResponse', async (request, reply) => {
    const input = typeof request.body === 'string' ? readRequest(request.body) : request.body
    const code = resultCodeOf(reply) ?? `HTTP ${reply.statusCode}`
    world.requests.add({ path: ownPath(app, request), input, code })
  })
}

/** The sandbox's port plus 10,000, so that two sandboxes do not collide; any port when there is none. */
function smtpPortBeside(base: string): number {
  const port = Number(new URL(base).port)
  if (port === 0) return 0
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000
}

/** SMTP runs while the service listens. Injected requests open no port. */
function takeMail(app: FastifyInstance, world: World, port: number): void {
  const smtp = createSmtp(world.mailbox)
  app.addHook('onListen', async () => {
    await smtp
      .listen(port)
      .catch((error: unknown) => app.log.error({ err: error, port }, 'the sandbox takes no mail'))
  })
  app.addHook('preClose', () => smtp.close())
}

/** Answers DNS questions over UDP at the number of the SMTP port, which is TCP. */
function answerNames(app: FastifyInstance, world: World, port: number): void {
  const server = createNameServer(world.zones)
  app.addHook('onListen', async () => {
    await server
      .listen(port)
      .catch((error: unknown) => app.log.error({ err: error, port }, 'the sandbox answers no names'))
  })
  app.addHook('preClose', () => server.close())
}

export type SandboxOptions = {
  /** The sandbox's base URL: `http://127.0.0.1:3000/sandbox`. */
  readonly base: string
  /** The SMTP port; by default derived from the port of `base`. */
  readonly smtpPort?: number
  /** Origins whose `/login/autho` may receive login codes. */
  readonly appOrigins: readonly string[]
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  /** How many times faster its clock runs than the real one. */
  readonly speed?: number
  /** How many times faster than real ones its institutions answer; by default the clock's speed. */
  readonly pace?: number
  /** By default new ones, which takes a third of a second. */
  readonly keys?: Keys
}

const CALLBACK = '/login/autho'

/** Creates the sandbox. Its settings are known before it is mounted, so that clients can be created first. */
export function createSandbox({
  base,
  appOrigins,
  now,
  randomBytes,
  speed,
  pace,
  keys,
  ...more
}: SandboxOptions) {
  const { smtpPort = smtpPortBeside(base) } = more
  const world = createWorld({ now, randomBytes, speed, pace, keys })
  const engine = createEngine(world)
  const signings = createSignings(world)
  const stampMode = createStampMode()
  const grants = createGrants(world)
  const bases = { issuer: `${base}/kauth`, api: `${base}/kapi` }
  const isRegistered = (uri: string) => appOrigins.some((origin) => uri === `${origin}${CALLBACK}`)

  function resetAll(): void {
    engine.reset()
    signings.reset()
    stampMode.reset()
    grants.reset()
    world.reset()
  }

  /** The paths of the companies: only these get faults and are logged. */
  async function providers(app: FastifyInstance): Promise<void> {
    meetFaults(app, world)
    codefTokenRoute(app, world)
    // The vendor's clients send encoded JSON under the JSON type: product calls read their body as text.
    await app.register(async (codef) => {
      codef.removeAllContentTypeParsers()
      codef.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      codefRoutes(codef, world, engine)
    })
    ntsRoutes(app, world)
    pensionRoutes(app, world)
    arrearsRoutes(app, world)
    barocertRoutes(app, world, signings)
    stampRoutes(app, world, stampMode)
    smsRoutes(app, world, now)
    discoveryRoutes(app, world, bases)
    authorizeRoutes(app, world, grants, isRegistered)
    tokenRoute(app, world, grants, bases.issuer)
    accountRoutes(app, world, grants)
  }

  return {
    world,
    settings: sandboxSettings(base, smtpPort, world),
    close: () => world.clock.close(),
    /** A Fastify plugin: register it under the prefix that `base` ends with. */
    async routes(app: FastifyInstance): Promise<void> {
      // Held requests must end before the server can close.
      app.addHook('preClose', async () => world.clock.close())
      app.setErrorHandler<FastifyError>((error, _request, reply) =>
        reply.code(error.statusCode ?? 500).send({ error: error.code ?? 'internal', message: error.message }),
      )
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))
      await app.register(formbody)
      await app.register(providers)
      phoneRoutes(app, world, { engine, signings })
      mailRoutes(app, world)
      takeMail(app, world, smtpPort)
      answerNames(app, world, smtpPort)
      await hookRoutes(app, world)
      authenticatorPage(app)
      companyControl(app, world)
      stampControl(app, stampMode)
      controlRoutes(app, world, { engine, signings, resetAll })
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
