import { PassThrough } from 'node:stream'
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
import { pageContext } from './page-context.server.ts'
import { isPublicPage } from './public-page.ts'
import { newNonce, scriptSources } from './script-policy.server.ts'

/** The server finds here by which key it can tell the pages what they ask for. */
export { pageContext }

/** How long the server may keep a public page before it renders it again. */
const PUBLIC_PAGE_SECONDS = 10
const STREAM_TIMEOUT_MS = 5000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  const server = loadContext.get(pageContext)
  return isPublic(context)
    ? publicAnswer(request, status, headers, context, server)
    : appAnswer(request, status, headers, context, server)
}

function isPublic({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isPublicPage(routeModules[route.id]?.handle))
}

function publicAnswer(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  server: PageContext,
): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  server.allowScripts(scriptSources())
  if (import.meta.env.PROD && status === 200) server.keepFor(PUBLIC_PAGE_SECONDS)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

function appAnswer(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  server: PageContext,
): Promise<Response> {
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
    setTimeout(() => page.abort(), STREAM_TIMEOUT_MS).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) =>
  tell(error, request, context.get(pageContext))

/** A path that leads nowhere is an answer, and a visitor who leaves breaks nothing: only our accidents are worth a line. */
function tell(error: unknown, { signal }: Request, server: PageContext): void {
  if (!signal.aborted && !isRouteErrorResponse(error)) server.report(error)
}
