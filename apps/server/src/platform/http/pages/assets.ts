import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000
const HOUR = 3600

/** Built files, from their compressed twins where those exist. Names under assets/ change with their content. */
export async function serveAssets(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz', '**/index.html'],
    setHeaders(reply, path) {
      const forever = path.slice(root.length).startsWith('/assets/')
      reply.header(
        'cache-control',
        forever ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
      )
      // A drawing opened by itself may style itself, and nothing more.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    },
  })
}
