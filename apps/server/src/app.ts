import { constants } from 'node:zlib'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Deps } from './deps.ts'
import { modules } from './modules.ts'
import { mountCalendars } from './modules/calendars/public/follow.ts'
import { mountPictures } from './modules/campaigns/public/pictures/routes.ts'
import { mountLogos } from './modules/companies/public/logos.ts'
import { checkArriving, noteArrived } from './modules/files/core/take-upload.ts'
import { mountHealth } from './modules/upkeep/public/health.ts'
import {
  acceptJsonOnly,
  answerBadAddress,
  answerBadBytes,
  answerUnknownCalls,
} from './platform/http/bad-requests.ts'
import { mountDocs } from './platform/http/docs/routes.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { bind } from './platform/http/handle.ts'
import { registerLimits } from './platform/http/limits.ts'
import { refuseUnderPressure } from './platform/http/pressure.ts'
import { logRequests } from './platform/http/request-log.ts'
import { mountSandbox } from './platform/http/sandbox.ts'
import { securityHeaders } from './platform/http/security.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import { registerTokens } from './platform/http/tokens.ts'
import { givenRequestId, traceRequests } from './platform/http/trace-requests.ts'
import type { TieCalls } from './platform/module.ts'
import { VERSION } from './platform/observing/release.ts'

export type AppOptions = {
  /** Puts the screens under every address that is not the API's. Without it the API stands alone. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<void>
  /** The development server looks at requests first. */
  serverFactory?: FastifyServerOptions['serverFactory']
  /** Compiles the writers of answers. Many services in one process can share them. */
  schemaController?: FastifyServerOptions['schemaController']
  /** Other calls than the product's, for tests of the machinery under them. */
  calls?: readonly TieCalls[]
}

const BODY_BYTES = 1024 * 1024
/** As long as an upload address works: 20 MB over a slow line take their time. Other bodies have less (slow-bodies.ts). */
const SLOWEST_REQUEST_MS = 10 * 60_000
/** The head is a few hundred bytes. Whoever drips it is told so at the next look at all connections. */
const HEAD = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than proxies keep an idle connection (60 s), or they would send a request into one that we just closed. */
const IDLE_CONNECTION_MS = 65_000

/** Sixteen offers (10.7 KB) take 53 µs to 1.7 KB; the plugin's quality of 4 would take 144 µs to spare 0.3 KB more. */
const COMPRESSED: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 2048,
  // At once, while it takes less than a stream and its threads would.
  syncThreshold: 32_768,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  // Nobody sends us compressed bodies, and looking for them cost every call three hooks.
  globalDecompression: false,
}

/** The whole service, not yet listening. */
export async function createApp(
  deps: Deps,
  { pages, serverFactory, schemaController, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings, random } = deps
  const log: FastifyBaseLogger = deps.log
  const always = securityHeaders(settings)
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: (request) => givenRequestId(request) ?? Buffer.from(random(6)).toString('hex'),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: BODY_BYTES,
    // A start that takes long on a busy machine is late, not broken.
    pluginTimeout: 0,
    requestTimeout: SLOWEST_REQUEST_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    http: HEAD,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadAddress(always),
    clientErrorHandler: answerBadBytes,
    ...(serverFactory && { serverFactory }),
    ...(schemaController && { schemaController }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(always)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // The last answer on a connection says so, or the browser would hold it open and the process with it.
    if (deps.leaving.aborted) reply.header('connection', 'close')
    done()
  })
  traceRequests(app, deps.tracing)
  cutSlowBodies(app)
  handleErrors(app, deps)
  logRequests(app, deps.metrics)
  app.decorate('tokens', await registerTokens(app, deps))

  await app.register(async (api) => mountUpkeep(api, deps), { prefix: '/api' })
  await app.register(
    async (api) => mountCalls(api, deps, options.calls ?? modules.flatMap((module) => module.calls)),
    { prefix: '/api' },
  )
  mountPictures(app, deps)
  if (deps.sandbox) await mountSandbox(app, deps.sandbox)
  app.setNotFoundHandler(async () => {
    throw new Refusal('NOT_FOUND')
  })
  if (pages) await app.register(async (scope) => pages(scope, deps))
  return app
}

/** For whoever looks after the process; these answer under pressure too. */
function mountUpkeep(api: FastifyInstance, deps: Deps): void {
  mountHealth(api, deps, VERSION)
  for (const reading of modules.flatMap((module) => module.readings ?? [])) deps.metrics.watch(reading, deps)
}

async function mountCalls(api: FastifyInstance, deps: Deps, built: readonly TieCalls[]): Promise<void> {
  await refuseUnderPressure(api)
  await api.register(compress, COMPRESSED)
  acceptJsonOnly(api)
  answerUnknownCalls(api)
  const limits = await registerLimits(api, deps)
  const { handle, answerUnbuilt } = bind(api, { ...deps, tokens: api.tokens }, limits)
  for (const tieCalls of built) tieCalls(handle)
  answerUnbuilt()
  mountDocs(api, deps.settings, VERSION)
  mountLogos(api, deps)
  mountCalendars(api, deps, limits)
  deps.files.mount?.(api, {
    check: (key, read) => checkArriving(key, read, deps),
    arrived: (key, size) => noteArrived(key, size, deps),
  })
}
