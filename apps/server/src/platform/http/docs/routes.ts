import { calls } from '@coffeeattack/contract/calls'
import { webhooks } from '@coffeeattack/contract/handover'
import { openapi } from '@coffeeattack/contract/openapi'
import { BRAND } from '@coffeeattack/domain/brand'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../../../settings.ts'
import { html } from '../pages/html.ts'
import { pagePolicy } from '../security.ts'

/** Scalar asks no other host for anything: neither for fonts nor for help of its own services. */
const CONFIGURATION = {
  agent: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  mcp: { disabled: true },
  operationTitleSource: 'path',
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
}

/** The reference: for machines at /openapi.json, for people at /docs. */
export function mountDocs(app: FastifyInstance, settings: Settings, version: string): void {
  const document = lazy(() => JSON.stringify(openapi(calls, version, webhooks)))
  const script = lazy(scalarScript)
  const policy = pagePolicy(settings, '')

  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document()),
  )
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  )
  app.get('/docs/scalar.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(await script()),
  )
}

const page = html`<!doctype html>
  <html lang="ko">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" />
      <title>API 문서 · ${BRAND.ko}</title>
    </head>
    <body>
      <script
        id="api-reference"
        data-url="/api/openapi.json"
        data-configuration="${JSON.stringify(CONFIGURATION)}"
      ></script>
      <script src="/api/docs/scalar.js"></script>
    </body>
  </html>`

/**
 * Scalar publishes its script only inside its Fastify plugin. The plugin takes 0.4 s and 12 MB to load, so an app of its
 * own loads it when somebody first opens the page.
 */
async function scalarScript(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const scalar = Fastify().register(plugin, { routePrefix: '/', configuration: { url: '/api/openapi.json' } })
  return (await scalar.inject('/js/scalar.js')).body
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
