import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { isPublicPage } from './public-page.ts'
import { newNonce, SCRIPT_SOURCES_HEADER, scriptSources } from './script-policy.server.ts'

/** How long the server may keep a public page before it renders it again. */
const PUBLIC_PAGE_SECONDS = 10
const STREAM_TIMEOUT_MS = 5000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  return isPublic(context)
    ? publicAnswer(request, status, headers, context)
    : appAnswer(request, status, headers, context)
}

function isPublic({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isPublicPage(routeModules[route.id]?.handle))
}

function publicAnswer(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  headers.set(SCRIPT_SOURCES_HEADER, scriptSources())
  if (import.meta.env.PROD && status === 200) headers.set('x-page-ttl', String(PUBLIC_PAGE_SECONDS))
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

function appAnswer(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = newNonce()
  headers.set(SCRIPT_SOURCES_HEADER, scriptSources(nonce))
  let shellSent = false
  return new Promise((resolve, reject) => {
    const page = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        shellSent = true
        const body = new PassThrough()
        page.pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: reject,
      onError(error) {
        // An error before that rejects, and handleError reports it.
        if (shellSent) console.error(error)
      },
    })
    setTimeout(() => page.abort(), STREAM_TIMEOUT_MS).unref()
  })
}

/** A path that leads nowhere is an answer, not an error: only what we threw by accident is worth a line. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
