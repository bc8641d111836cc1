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
import { accountRoutes } from './modules/accounts/candidate/routes.ts'
import { blogRoutes } from './modules/campaigns/public/blog-routes.ts'
import { campaignRoutes } from './modules/campaigns/public/visit-routes.ts'
import { candidateRoutes } from './modules/candidates/console/routes.ts'
import { coffeechatRoutes } from './modules/coffeechats/candidate/routes.ts'
import { companyRoutes } from './modules/companies/candidate/routes.ts'
import { composeRoutes } from './modules/offers/console/compose-routes.ts'
import { consoleCoffeechatRoutes } from './modules/coffeechats/console/routes.ts'
import { consoleAuditRoutes } from './modules/operators/console/audit-routes.ts'
import { consoleCompanyRoutes } from './modules/companies/console/routes.ts'
import { consoleMessageRoutes } from './modules/rooms/console/routes.ts'
import { consolePartnerRoutes } from './modules/partners/console/routes.ts'
import { consolePeopleRoutes } from './modules/operators/console/routes.ts'
import { consoleSessionRoutes } from './modules/sessions/console/routes.ts'
import { consoleTalkRoutes } from './modules/talk/console/routes.ts'
import { deskRoutes } from './modules/desk/console/routes.ts'
import { fileRoutes } from './modules/files/candidate/routes.ts'
import { healthRoutes } from './modules/upkeep/public/routes.ts'
import { inquiryRoutes } from './modules/desk/inquiry-routes.ts'
import { lifetimeIncomeRoutes } from './modules/insight/candidate/lifetime-income/routes.ts'
import { linkRoutes } from './modules/campaigns/public/link-routes.ts'
import { messageRoutes } from './modules/rooms/candidate/routes.ts'
import { notificationRoutes } from './modules/notifications/candidate/routes.ts'
import { offerRoutes } from './modules/offers/candidate/routes.ts'
import { partnerRoutes } from './modules/partners/partner/routes.ts'
import { mountPictures } from './modules/campaigns/public/pictures/routes.ts'
import { pipelineRoutes } from './modules/offers/console/pipeline-routes.ts'
import { profileRoutes } from './modules/profiles/candidate/routes.ts'
import { rankingRoutes } from './modules/insight/public/ranking-routes.ts'
import { salaryRoutes } from './modules/insight/candidate/salary-routes.ts'
import { schoolRoutes } from './modules/catalogue/candidate/school-routes.ts'
import { searchRoutes } from './modules/catalogue/candidate/search-routes.ts'
import { sessionRoutes } from './modules/sessions/candidate/routes.ts'
import { standingRoutes } from './modules/insight/candidate/standing-routes.ts'
import { surveyRoutes } from './modules/desk/candidate/survey-routes.ts'
import { talkRoutes } from './modules/talk/candidate/routes.ts'
import { verificationRoutes } from './modules/verification/candidate/routes.ts'
import { mountLogos } from './modules/files/public/logos.ts'
import { checkArriving, noteArrived } from './modules/files/core/take-upload.ts'
import { answerBadAddress, answerBadBytes } from './platform/http/broken-requests.ts'
import { mountDocs } from './platform/http/docs/routes.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { bind, type Handle } from './platform/http/handle.ts'
import { acceptJsonOnly } from './platform/http/json-body.ts'
import { registerLimits } from './platform/http/limits.ts'
import { mountMetrics } from './platform/http/metrics-route.ts'
import { answerUnknownCalls } from './platform/http/not-found.ts'
import { refuseUnderPressure } from './platform/http/pressure.ts'
import { logRequests } from './platform/http/request-log.ts'
import { mountSandbox } from './platform/http/sandbox.ts'
import { registerSecurityHeaders } from './platform/http/security.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import { registerTokens } from './platform/http/tokens.ts'

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
