import { readFileSync } from 'node:fs'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import compress from '@fastify/compress'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify'
import type { Deps } from './deps.ts'
import { campaignRoutes } from './features/campaign/routes.ts'
import { companyRoutes } from './features/companies/routes.ts'
import { consoleSessionRoutes } from './features/console-session/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { salaryRoutes } from './features/salary/routes.ts'
import { searchRoutes } from './features/searches/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { answerBadAddress, answerBadBytes } from './http/broken-requests.ts'
import { mountDocs } from './http/docs/routes.ts'
import { handleErrors } from './http/error-handler.ts'
import { bind, type Handle } from './http/handle.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { registerLimits } from './http/limits.ts'
import { mountMetrics } from './http/metrics-route.ts'
import { answerUnknownCalls } from './http/not-found.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { logRequests } from './http/request-log.ts'
import { mountSandbox } from './http/sandbox.ts'
import { registerSecurityHeaders } from './http/security.ts'
import { registerTokens } from './http/tokens.ts'
import { createMetrics, type Metrics } from './observing/metrics.ts'

/** A feature ties its handlers to the contract's calls. */
export type Feature = (handle: Handle) => void

/** The features that are built; the contract's other calls answer 501 by themselves. */
const features: readonly Feature[] = [
  campaignRoutes,
  companyRoutes,
  consoleSessionRoutes,
  salaryRoutes,
  searchRoutes,
  sessionRoutes,
  verificationRoutes,
]

export type AppOptions = {
  /** Puts the screens under every address that is not the API's. Without it the API stands alone. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<void>
  /** The development server looks at requests first. */
  serverFactory?: FastifyServerOptions['serverFactory']
  /** Other features than the product's, for tests of the machinery under them. */
  features?: readonly Feature[]
}

const BODY_BYTES = 1024 * 1024

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The whole service, not yet listening. */
export async function createApp(
  deps: Deps,
  { pages, serverFactory, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings, random } = deps
  const log: FastifyBaseLogger = deps.log
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => Buffer.from(random(6)).toString('hex'),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: BODY_BYTES,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadBytes,
    ...(serverFactory && { serverFactory }),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onSend', async (_request, reply) => {
    // The last answer on a connection says so, or the browser would hold it open and the process with it.
    if (deps.stopping.aborted) reply.header('connection', 'close')
  })
  const metrics = createMetrics(deps.db.pool)
  await registerSecurityHeaders(app, settings)
  handleErrors(app, deps)
  logRequests(app, metrics)
  app.decorate('tokens', await registerTokens(app, deps))

  await app.register(async (api) => mountUpkeep(api, deps, metrics), { prefix: '/api' })
  await app.register(async (api) => mountCalls(api, deps, options.features ?? features), { prefix: '/api' })
  if (deps.sandbox) await mountSandbox(app, deps.sandbox)
  app.setNotFoundHandler(async () => {
    throw new Refusal('NOT_FOUND')
  })
  if (pages) await app.register(async (scope) => pages(scope, deps))
  return app
}

/** For whoever looks after the process; these answer under pressure too. */
function mountUpkeep(api: FastifyInstance, deps: Deps, metrics: Metrics): void {
  healthRoutes(api, deps, version)
  mountMetrics(api, metrics, deps.settings)
}

async function mountCalls(api: FastifyInstance, deps: Deps, built: readonly Feature[]): Promise<void> {
  await refuseUnderPressure(api)
  await api.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 })
  acceptJsonOnly(api)
  answerUnknownCalls(api)
  const { handle, answerUnbuilt } = bind(
    api,
    { ...deps, tokens: api.tokens },
    await registerLimits(api, deps),
  )
  for (const feature of built) feature(handle)
  answerUnbuilt()
  mountDocs(api, deps.settings, version)
  deps.files.mount?.(api)
}
