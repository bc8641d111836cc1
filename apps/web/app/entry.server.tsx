import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { paintFirst } from './early/paint-first.server.ts'
import { newNonce, scriptSources, shellScriptSources } from './early/script-policy.server.ts'
import { pageContext } from './page-context.server.ts'
import { isPublicPage, isSecretPage } from './public-page.ts'
import { shellsOf } from './shells.server.ts'

/** The server reads these from the build: the key of the page context, and which pages it may cache. */
export { pageContext, shellsOf }

/** How long the server may cache a public page. */
const PUBLIC_PAGE_SECONDS = 10
const RENDER_TIMEOUT_MS = 5000

type Asked = {
  request: Request
  status: number
  headers: Headers
  context: EntryContext
  server: PageContext
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  const server = loadContext.get(pageContext)
  const answer = isPublic(context) ? publicAnswer : server.isShell ? shellAnswer : appAnswer
  return answer({ request, status, headers, context, server })
}

const matches = ({ staticHandlerContext, routeModules }: EntryContext, is: (handle: unknown) => boolean) =>
  staticHandlerContext.matches.some(({ route }) => is(routeModules[route.id]?.handle))

const isPublic = (context: EntryContext): boolean => matches(context, isPublicPage)

function publicAnswer({ request, status, headers, context, server }: Asked): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  server.allowScripts(scriptSources())
  if (import.meta.env.PROD && status === 200 && !matches(context, isSecretPage))
    server.keepFor(PUBLIC_PAGE_SECONDS)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Rendered completely before it is sent, because its policy names every script. A page with a failed part is not cached. */
function shellAnswer({ request, status, headers, context, server }: Asked): Promise<Response> {
  let isWhole = status === 200
  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      async onAllReady() {
        const html = paintFirst(await text(page.pipe(new PassThrough())))
        server.allowScripts(shellScriptSources(html))
        if (isWhole) server.keepFor(Infinity)
        resolve(new Response(html, { status, headers }))
      },
      onShellError: reject,
      onError(error) {
        isWhole = false
        tell(error, request, server)
      },
    })
    setTimeout(() => page.abort(), RENDER_TIMEOUT_MS).unref()
  })
}

/** Streamed: the frame at once, suspended parts as they resolve. */
function appAnswer({ request, status, headers, context, server }: Asked): Promise<Response> {
  const nonce = newNonce()
  server.allowScripts(scriptSources(nonce))
  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        const body = new PassThrough()
        page.pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: reject,
      onError: (error) => tell(error, request, server),
    })
    setTimeout(() => page.abort(), RENDER_TIMEOUT_MS).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) =>
  tell(error, request, context.get(pageContext))

/** Reports our own failures only: an unknown path is a normal answer, and an aborted request is the visitor leaving. */
function tell(error: unknown, { signal }: Request, server: PageContext): void {
  if (!signal.aborted && !isRouteErrorResponse(error)) server.report(error)
}
