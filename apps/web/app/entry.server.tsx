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
import { pageContext } from './page-context.server.ts'
import { paintFirst } from './paint-first.server.ts'
import { isPublicPage } from './public-page.ts'
import { newNonce, scriptSources, shellScriptSources } from './script-policy.server.ts'
import { shellsOf } from './shells.server.ts'

/** The server finds here by which key it can tell the pages what they ask for, and which pages it may keep. */
export { pageContext, shellsOf }

/** How long the server may keep a public page before it renders it again. */
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

function isPublic({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isPublicPage(routeModules[route.id]?.handle))
}

function publicAnswer({ request, status, headers, context, server }: Asked): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  server.allowScripts(scriptSources())
  if (import.meta.env.PROD && status === 200) server.keepFor(PUBLIC_PAGE_SECONDS)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Whole, because only then all of its scripts are known. One that broke in any part is not kept. */
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

/** Its frame goes out at once, and the parts that wait for something follow. */
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

/** A path that leads nowhere is an answer, and a visitor who leaves breaks nothing: only our accidents are worth a line. */
function tell(error: unknown, { signal }: Request, server: PageContext): void {
  if (!signal.aborted && !isRouteErrorResponse(error)) server.report(error)
}
