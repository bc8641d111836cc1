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
import { accountRoutes } from './features/account/routes.ts'
import { blogRoutes } from './features/blog/routes.ts'
import { campaignRoutes } from './features/campaign/routes.ts'
import { candidateRoutes } from './features/candidates/routes.ts'
import { coffeechatRoutes } from './features/coffeechats/routes.ts'
import { companyRoutes } from './features/companies/routes.ts'
import { composeRoutes } from './features/compose/routes.ts'
import { consoleCoffeechatRoutes } from './features/console-coffeechats/routes.ts'
import { consoleAuditRoutes } from './features/console-audit/routes.ts'
import { consoleCompanyRoutes } from './features/console-companies/routes.ts'
import { consoleMessageRoutes } from './features/console-messages/routes.ts'
import { consolePartnerRoutes } from './features/console-partners/routes.ts'
import { consolePeopleRoutes } from './features/console-people/routes.ts'
import { consoleSessionRoutes } from './features/console-session/routes.ts'
import { consoleTalkRoutes } from './features/console-talk/routes.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { inquiryRoutes } from './features/inquiries/routes.ts'
import { lifetimeIncomeRoutes } from './features/lifetime-income/routes.ts'
import { linkRoutes } from './features/links/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { offerRoutes } from './features/offers/routes.ts'
import { partnerRoutes } from './features/partners/routes.ts'
import { mountPictures } from './features/pictures/routes.ts'
import { pipelineRoutes } from './features/pipeline/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { rankingRoutes } from './features/ranking/routes.ts'
import { salaryRoutes } from './features/salary/routes.ts'
import { schoolRoutes } from './features/schools/routes.ts'
import { searchRoutes } from './features/searches/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { standingRoutes } from './features/standing/routes.ts'
import { surveyRoutes } from './features/surveys/routes.ts'
import { talkRoutes } from './features/talk/routes.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { mountLogos } from './files/logos.ts'
import { checkArriving, noteArrived } from './files/take-upload.ts'
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
import { cutSlowBodies } from './http/slow-bodies.ts'
import { registerTokens } from './http/tokens.ts'

/** A feature ties its handlers to the contract's calls. */
export type Feature = (handle: Handle) => void

/** The features that are built; the contract's other calls answer 501 by themselves. */
const features: readonly Feature[] = [
  accountRoutes,
  blogRoutes,
  campaignRoutes,
  candidateRoutes,
  coffeechatRoutes,
  companyRoutes,
  composeRoutes,
  consoleCoffeechatRoutes,
  consoleAuditRoutes,
  consoleCompanyRoutes,
  consoleMessageRoutes,
  consolePartnerRoutes,
  consolePeopleRoutes,
  consoleSessionRoutes,
  consoleTalkRoutes,
  deskRoutes,
  fileRoutes,
  inquiryRoutes,
  lifetimeIncomeRoutes,
  linkRoutes,
  notificationRoutes,
  messageRoutes,
  offerRoutes,
  partnerRoutes,
  pipelineRoutes,
  profileRoutes,
  rankingRoutes,
  salaryRoutes,
  schoolRoutes,
  searchRoutes,
  sessionRoutes,
  standingRoutes,
  surveyRoutes,
  talkRoutes,
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
/** As long as an upload address works: 20 MB over a slow line take their time. Other bodies have less (slow-bodies.ts). */
const SLOWEST_REQUEST_MS = 10 * 60_000
/** The head is a few hundred bytes. Whoever drips it is told so at the next look at all connections. */
const HEAD = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than proxies keep an idle connection (60 s), or they would send a request into one that we just closed. */
const IDLE_CONNECTION_MS = 65_000

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
    requestTimeout: SLOWEST_REQUEST_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    http: HEAD,
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
  cutSlowBodies(app)
  await registerSecurityHeaders(app, settings)
  handleErrors(app, deps)
  logRequests(app, deps.metrics)
  app.decorate('tokens', await registerTokens(app, deps))

  await app.register(async (api) => mountUpkeep(api, deps), { prefix: '/api' })
  await app.register(async (api) => mountCalls(api, deps, options.features ?? features), { prefix: '/api' })
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
  healthRoutes(api, deps, version)
  mountMetrics(api, deps.metrics, deps.settings)
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
  mountLogos(api, deps)
  deps.files.mount?.(api, {
    check: (key, read) => checkArriving(key, read, deps),
    arrived: (key, size) => noteArrived(key, size, deps),
  })
}
