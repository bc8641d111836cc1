import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { authenticatorPage } from './authenticator/page.ts'
import { createEngine } from './codef/engine.ts'
import { codefRoutes, resultCodeOf, sendAnswer } from './codef/routes.ts'
import { codefTokenRoute } from './codef/token.ts'
import { controlRoutes } from './control/routes.ts'
import { hookRoutes } from './hooks/routes.ts'
import { accountRoutes } from './kakao/account.ts'
import { authorizeRoutes } from './kakao/authorize.ts'
import { discoveryRoutes } from './kakao/discovery.ts'
import { createGrants } from './kakao/grants.ts'
import { tokenRoute } from './kakao/token.ts'
import { sandboxSettings } from './keys.ts'
import { mailRoutes } from './mail/routes.ts'
import { createSmtp } from './mail/smtp.ts'
import { phoneRoutes } from './phone/routes.ts'
import { smsRoutes } from './sms/routes.ts'
import { createWorld, type World } from './world.ts'
import { readRequest } from './codef/answer.ts'

/** The path as the company itself would write it, without the prefix under which the sandbox is mounted. */
const ownPath = (app: FastifyInstance, request: FastifyRequest) =>
  request.url.slice(app.prefix.length).replace(/\?.*$/s, '')

/** Lets queued faults happen, and notes every request by its address, its inputs' names and its outcome. */
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

/** Ten thousand above, so that two sandboxes on two ports do not meet; where no port is known, anywhere. */
function smtpPortBeside(base: string): number {
  const port = Number(new URL(base).port)
  if (port === 0) return 0
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000
}

/** Mail comes in for as long as the service listens. One that only answers injected requests opens no port. */
function takeMail(app: FastifyInstance, world: World, port: number): void {
  const smtp = createSmtp(world.mailbox)
  app.addHook('onListen', async () => {
    await smtp
      .listen(port)
      .catch((error: unknown) => app.log.error({ err: error, port }, 'the sandbox takes no mail'))
  })
  app.addHook('preClose', () => smtp.close())
}

export type SandboxOptions = {
  /** Where the sandbox answers, with its prefix: `http://127.0.0.1:3000/sandbox`. */
  readonly base: string
  /** Where mail comes in, by SMTP on this machine; beside the port of `base` unless said otherwise. */
  readonly smtpPort?: number
  /** Origins whose `/login/autho` may receive login codes. */
  readonly appOrigins: readonly string[]
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  /** How many times faster its clock runs than the real one. */
  readonly speed?: number
  /** How many times faster than in life its institutions answer; the clock's speed unless said otherwise. */
  readonly pace?: number
}

const CALLBACK = '/login/autho'

/** The outside world, ready to be mounted; its settings are known before it is, so that clients can be made first. */
export function createSandbox({ base, appOrigins, now, randomBytes, speed, pace, ...more }: SandboxOptions) {
  const { smtpPort = smtpPortBeside(base) } = more
  const world = createWorld({ now, randomBytes, speed, pace })
  const engine = createEngine(world)
  const grants = createGrants(world)
  const bases = { issuer: `${base}/kauth`, api: `${base}/kapi` }
  const isRegistered = (uri: string) => appOrigins.some((origin) => uri === `${origin}${CALLBACK}`)

  function resetAll(): void {
    engine.reset()
    grants.reset()
    world.reset()
  }

  /** The companies' own addresses; only these meet faults and are logged. */
  async function providers(app: FastifyInstance): Promise<void> {
    meetFaults(app, world)
    codefTokenRoute(app, world)
    // The vendor's clients send encoded JSON under the JSON type: product calls read their body as text.
    await app.register(async (codef) => {
      codef.removeAllContentTypeParsers()
      codef.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      codefRoutes(codef, world, engine)
    })
    smsRoutes(app, world, now)
    discoveryRoutes(app, world, bases)
    authorizeRoutes(app, world, grants, isRegistered)
    tokenRoute(app, world, grants, bases.issuer)
    accountRoutes(app, world, grants)
  }

  return {
    world,
    settings: sandboxSettings(base, smtpPort, world.keys),
    close: () => world.clock.close(),
    /** A Fastify plugin: register it under the prefix that `base` ends with. */
    async routes(app: FastifyInstance): Promise<void> {
      // Whoever hangs on the line must be let go before the server can close.
      app.addHook('preClose', async () => world.clock.close())
      app.setErrorHandler<FastifyError>((error, _request, reply) =>
        reply.code(error.statusCode ?? 500).send({ error: error.code ?? 'internal', message: error.message }),
      )
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))
      await app.register(formbody)
      await app.register(providers)
      phoneRoutes(app, world, engine)
      mailRoutes(app, world)
      takeMail(app, world, smtpPort)
      await hookRoutes(app, world)
      authenticatorPage(app)
      controlRoutes(app, world, engine, resetAll)
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
