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
import { mountMachineForms } from './modules/proofs/public/machine-forms.ts'
import { mountProofKeys } from './modules/proofs/public/serve-keys.ts'
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
import { type Limits, registerLimits } from './platform/http/limits.ts'
import { refuseUnderPressure } from './platform/http/pressure.ts'
import { logRequests } from './platform/http/request-log.ts'
import { mountSandbox } from './platform/http/sandbox.ts'
import { securityHeaders } from './platform/http/security.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import { registerTokens } from './platform/http/tokens.ts'
import { givenRequestId, traceRequests } from './platform/http/trace-requests.ts'
import type { RegisterCalls } from './platform/module.ts'
import { VERSION } from './platform/observing/release.ts'

export type AppOptions = {
  /** Mounts the pages on all paths outside the API; without it there is only the API. */
  pages?: (app: FastifyInstance, deps: Deps) => Promise<void>
  /** The development server handles requests first. */
  serverFactory?: FastifyServerOptions['serverFactory']
  /** Compiles serializers; tests share them between services of one process. */
  schemaController?: FastifyServerOptions['schemaController']
  /** Other calls than the product's, for tests of the platform. */
  calls?: readonly RegisterCalls[]
}

const BODY_BYTES = 1024 * 1024
/** As long as an upload address is valid, for 20 MB on a slow connection. Other bodies have less (slow-bodies.ts). */
const SLOWEST_REQUEST_MS = 10 * 60_000
/** Headers are a few hundred bytes; slow ones are refused at the next check of all connections. */
const HEADERS = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than proxies keep idle connections (60 s), or they could send a request on one that we just closed. */
const IDLE_CONNECTION_MS = 65_000

/** Quality 1 compresses sixteen offers from 10.7 to 1.7 KB in 53 µs; the default of 4 takes 144 µs to save 0.3 KB more. */
const COMPRESSED: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 2048,
  // Up to this size synchronous compression is cheaper than a stream.
  syncThreshold: 32_768,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  // Clients send no compressed bodies, and the check would add three hooks to every call.
  globalDecompression: false,
}

/** Creates the service without listening. */
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
    // A slow start on a busy machine is no error.
    pluginTimeout: 0,
    requestTimeout: SLOWEST_REQUEST_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    http: HEADERS,
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
    // While stopping, so that browsers do not keep connections open and delay the end of the process.
    if (deps.leaving.aborted) reply.header('connection', 'close')
    done()
  })
  traceRequests(app, deps.tracing)
  cutSlowBodies(app)
  handleErrors(app, deps)
  logRequests(app, deps.metrics)
  app.decorate('tokens', await registerTokens(app, deps))

  await app.register(async (api) => mountUpkeep(api, deps), { prefix: '/api' })
  let limits: Limits | undefined
  await app.register(
    async (api) => {
      limits = await mountCalls(api, deps, options.calls ?? modules.flatMap((module) => module.calls))
    },
    { prefix: '/api' },
  )
  mountPictures(app, deps)
  mountMachineForms(app, deps, limits!)
  mountProofKeys(app, deps)
  if (deps.sandbox) await mountSandbox(app, deps.sandbox)
  app.setNotFoundHandler(async () => {
    throw new Refusal('NOT_FOUND')
  })
  if (pages) await app.register(async (scope) => pages(scope, deps))
  return app
}

/** Health checks and metrics, which answer under pressure too. */
function mountUpkeep(api: FastifyInstance, deps: Deps): void {
  mountHealth(api, deps, VERSION)
  for (const reading of modules.flatMap((module) => module.readings ?? [])) deps.metrics.watch(reading, deps)
}

async function mountCalls(
  api: FastifyInstance,
  deps: Deps,
  built: readonly RegisterCalls[],
): Promise<Limits> {
  await refuseUnderPressure(api)
  await api.register(compress, COMPRESSED)
  acceptJsonOnly(api)
  answerUnknownCalls(api)
  const limits = await registerLimits(api, deps)
  const { handle, answerUnbuilt } = bind(api, { ...deps, tokens: api.tokens }, limits)
  for (const register of built) register(handle)
  answerUnbuilt()
  mountDocs(api, deps.settings, VERSION)
  mountLogos(api, deps)
  mountCalendars(api, deps, limits)
  deps.files.mount?.(api, {
    check: (key, read) => checkArriving(key, read, deps),
    arrived: (key, size) => noteArrived(key, size, deps),
  })
  return limits
}
