import { createHash } from 'node:crypto'
import { calls } from '@coffeeattack/contract/calls'
import { openapi } from '@coffeeattack/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../../settings.ts'
import { pagePolicy } from '../security.ts'
import { script } from './look.ts'
import { docsPage, type Document } from './page.ts'

/** The reference: for machines at /openapi.json, for people at /docs. Both made when first asked for, then kept. */
export function mountDocs(app: FastifyInstance, settings: Settings, version: string): void {
  const document = lazy(() => openapi(calls, version))
  const json = lazy(() => JSON.stringify(document()))
  const page = lazy(() => docsPage(calls, document() as unknown as Document))
  const policy = pagePolicy(settings, `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(json()),
  )
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page()),
  )
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
