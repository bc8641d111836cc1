import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000
const HOUR = 3600

/** For an SVG that is opened by itself: it may have styles, nothing else. */
const FOR_FILES = "default-src 'none'; style-src 'unsafe-inline'"
/** A worker stands under the policy of its own script, and hands on the server's pages (UI-7). */
const FOR_WORKERS = "default-src 'none'; connect-src 'self'"

/** Serves built files, precompressed where possible. Names under assets/ contain a content hash. */
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
      reply.header('content-security-policy', path.endsWith('-worker.js') ? FOR_WORKERS : FOR_FILES)
    },
  })
}
