import { Readable } from 'node:stream'
import type { ShellPattern } from '@coffeeattack/contract/page-context'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { pagePolicy } from '../security.ts'
import type { RenderPage } from './builds.ts'
import { type KeptPage, keepPage, QUALITY, sendKept } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPageContexts, type PageTalk } from './page-context.ts'
import { createShell } from './shell.ts'

type WebOptions = {
  render: RenderPage
  /** None in development, where sources may change with every request. */
  shells?: readonly ShellPattern[]
  /** Off in development, because Vite adds scripts to the pages. */
  withPolicy: boolean
}

/**
 * Every other path is a page. Public pages come from a short-lived cache by URL; app shells, which contain no personal
 * data, are kept for good, one for each pattern; all others are rendered for each request. A page gets the URL and nothing
 * else of the request, so a cached page cannot depend on its visitor.
 */
export function mountWeb(
  app: FastifyInstance,
  deps: Deps,
  { render, shells = [], withPolicy }: WebOptions,
): void {
  const { settings, clock, tracing } = deps
  const cache = createPageCache(clock)
  const talkOf = createPageContexts(app, deps)

  async function rendered(asked: Request, { context, wishes }: PageTalk) {
    const response = await tracing.around({ name: 'page' }, () => render(asked, context))
    const headers = headersOf(response)
    if (withPolicy) headers['content-security-policy'] = pagePolicy(settings, wishes.scriptSources)
    return { response, headers, keepSeconds: response.status === 200 ? wishes.keepSeconds : 0 }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, talk = talkOf(request)) {
    const asked = new Request(settings.appOrigin + request.url, { signal: untilGone(reply) })
    const { response, headers, keepSeconds } = await rendered(asked, talk)
    if (response.status === AWAY) return whileAway(request, reply, response)
    if (keepSeconds > 0) {
      headers['cache-control'] = forCaches(keepSeconds)
      const html = await response.text()
      return sendKept(request, reply, cache.put(request.url, { html, headers }, keepSeconds))
    }
    if (!withPolicy) reply.removeHeader('content-security-policy')
    reply.code(response.status).headers(headers)
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    if (!response.body) return reply.send('')
    reply.compress(Readable.fromWeb(response.body))
    return reply
  }

  /** The page needs the database, which is away: its last state, or a page that comes back by itself. */
  async function whileAway(request: FastifyRequest, reply: FastifyReply, { body }: Response) {
    await body?.cancel()
    const before = cache.last(request.url)
    if (!before) throw new Refusal('UNAVAILABLE')
    return sendKept(request, reply, before)
  }

  /** Rendered at the pattern itself, so that nothing of the visitor's URL gets into it. */
  async function renderShell(pattern: string, talk: PageTalk): Promise<KeptPage | null> {
    const asked = new Request(settings.appOrigin + pattern)
    const context = { ...talk.context, isShell: true }
    const { response, headers, keepSeconds } = await rendered(asked, { ...talk, context })
    const html = await response.text()
    return keepSeconds > 0 ? keepPage({ html, headers }, QUALITY.forGood) : null
  }

  app.get('/*', (request, reply) => {
    const kept = cache.get(request.url)
    return kept ? sendKept(request, reply, kept) : answer(request, reply)
  })

  for (const { pattern, drawsQuery } of shells) {
    const shell = createShell((talk) => renderShell(pattern, talk))

    async function firstAnswer(request: FastifyRequest, reply: FastifyReply) {
      const talk = talkOf(request)
      const made = await shell.make(talk)
      // The error was reported; render an error page for the visitor's URL.
      return made ? sendKept(request, reply, made) : answer(request, reply, talk)
    }

    app.get(pattern, (request, reply) => {
      if (drawsQuery && request.url.includes('?')) return answer(request, reply)
      const kept = shell.kept()
      return kept ? sendKept(request, reply, kept) : firstAnswer(request, reply)
    })
  }
}

/** A loader's call was refused because the database is away (`serverApi`). */
const AWAY = 503

/** Short, because each release has its own assets. */
const STALE_SECONDS = 60

/** Browsers revalidate every time and get a 304; shared caches keep the page for `seconds`. */
const forCaches = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`

/** Aborted when the client disconnects before the answer is complete. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  return headers
}
