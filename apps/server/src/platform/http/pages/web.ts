import { Readable } from 'node:stream'
import type { ShellPattern } from '@coffeeattack/contract/page-context'
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
  /** None while developing: their sources may change with every request. */
  shells?: readonly ShellPattern[]
  /** Off while developing: the development server puts scripts of its own into the pages. */
  withPolicy: boolean
}

/**
 * Every address that is nobody else's is a page. Public ones come from a short-lived cache, by address; app pages that
 * hold nothing of anybody are kept for good, one for each pattern; what is left is rendered for its visitor.
 * A page is told its address and nothing else that the visitor sent, so that it cannot say something else to each.
 */
export function mountWeb(
  app: FastifyInstance,
  deps: Deps,
  { render, shells = [], withPolicy }: WebOptions,
): void {
  const { settings, clock, tracing } = deps
  // What a page is told is the same for every visitor, so that its address alone is its place in the cache.
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

  /** Rendered at its pattern's own address, which is nobody's: what the visitor's holds cannot be in it. */
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
      // What broke was reported of this request, and is told at the visitor's own address.
      return made ? sendKept(request, reply, made) : answer(request, reply, talk)
    }

    app.get(pattern, (request, reply) => {
      if (drawsQuery && request.url.includes('?')) return answer(request, reply)
      const kept = shell.kept()
      return kept ? sendKept(request, reply, kept) : firstAnswer(request, reply)
    })
  }
}

/** So long a cache may show the page of before while it asks for the next: short, for each release has assets of its own. */
const STALE_SECONDS = 60

/** A browser asks each time, and is told 304; a cache for many asks once in so many seconds. */
const forCaches = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`

/** Aborted when the visitor leaves before the answer is whole. */
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
