import type { AddressInfo } from 'node:net'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { logLevel } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { routeOf } from '../request-log.ts'
import { VISITOR, visitorWord } from '../visitor.ts'

/** What a page asked for while it was rendered. */
type PageWishes = { scriptSources: string; keepSeconds: number }

/** What is said between us and the page of one request. */
export type PageTalk = { readonly context: PageContext; readonly wishes: PageWishes }

/** A page that breaks is our fault, even when its frame has been sent with a better word. */
const BROKEN = 500

/** Makes it. Only `fetch` and `report` differ from visitor to visitor. */
export function createPageContexts(app: FastifyInstance, deps: Deps) {
  const { settings, secrets, tracing } = deps
  const facts = {
    sandbox: Boolean(deps.sandbox),
    consentPrechecked: settings.consentPrechecked,
    messengerKey: settings.kakao.javascriptKey ?? null,
    outside: settings.outside,
    company: settings.company,
    privacyOfficer: settings.privacyOfficer,
  }

  return (request: FastifyRequest): PageTalk => {
    const wishes: PageWishes = { scriptSources: '', keepSeconds: 0 }
    const context: PageContext = {
      ...facts,
      fetch(path, init) {
        const headers = new Headers(init.headers)
        headers.set(VISITOR, visitorWord(request.ip, secrets))
        for (const [name, value] of Object.entries(tracing.ownHeaders())) headers.set(name, value)
        return fetch((ownAddress(app) ?? settings.appOrigin) + path, { ...init, headers })
      },
      report: reporter(request, deps),
      allowScripts(sources) {
        wishes.scriptSources = sources
      },
      keepFor(seconds) {
        wishes.keepSeconds = seconds
      },
    }
    return { context, wishes }
  }
}

/** The first error is the cause: the page that is rendered in its place may break by it too, and so may several parts. */
function reporter(request: FastifyRequest, { report }: Deps): PageContext['report'] {
  let isReported = false
  return (error) => {
    if (isReported) return
    isReported = true
    const about = { route: routeOf(request), status: BROKEN }
    request.log[logLevel(BROKEN)]({ method: request.method, ...about, err: error }, 'page broke')
    request.span.failed(error)
    report(error, {
      of: 'page',
      request: request.id,
      trace: request.span.traceId || undefined,
      ...about,
    })
  }
}

/** Where this very process listens: its pages need no way out through a proxy to ask it something. */
function ownAddress({ server }: FastifyInstance): string | null {
  const address = server.address()
  return typeof address === 'object' && address ? `http://${reachable(address)}:${address.port}` : null
}

/** Who listens on every address of the machine is asked on the one that only the machine itself reaches. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function reachable({ address }: AddressInfo): string {
  const host = EVERYWHERE[address] ?? address
  return host.includes(':') ? `[${host}]` : host
}
