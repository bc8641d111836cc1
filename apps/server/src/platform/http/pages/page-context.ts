import type { AddressInfo } from 'node:net'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { logLevel } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { routeOf } from '../request-log.ts'
import { SHOWN_TO, VISITOR } from '../visit.ts'
import { shownTo, visitorWord } from '../visitor.ts'

/** Settings that a page makes while it is rendered. */
type PageWishes = { scriptSources: string; keepSeconds: number }

/** Both directions between the server and the page of one request. */
export type PageTalk = { readonly context: PageContext; readonly wishes: PageWishes }

/** Reported as 500, even if the page's first part was sent with another status. */
const BROKEN = 500

/** Only `fetch` and `report` differ between visitors. */
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
        headers.set(SHOWN_TO, shownTo(request))
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

/** Reports the first error only: later ones of the same page follow from it. */
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

/** This process's own address, so that its pages do not call it through a proxy. */
function ownAddress({ server }: FastifyInstance): string | null {
  const address = server.address()
  return typeof address === 'object' && address ? `http://${reachable(address)}:${address.port}` : null
}

/** The loopback address for a server that listens on all addresses. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function reachable({ address }: AddressInfo): string {
  const host = EVERYWHERE[address] ?? address
  return host.includes(':') ? `[${host}]` : host
}
