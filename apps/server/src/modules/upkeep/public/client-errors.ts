import type { CLIENT_ERROR, ClientApp } from '@coffeeattack/domain/upkeep/client-error'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { pagePattern, browserError } from '../../../platform/observing/browser-error.ts'

type ClientErrorInput = { app: ClientApp } & Record<Exclude<keyof typeof CLIENT_ERROR, 'perPage'>, string>

/** An error in a browser is logged and reported like our own errors. Input is untrusted. */
export function takeClientError({ app, page, release, ...told }: ClientErrorInput, deps: ApiDeps) {
  const error = browserError(told)
  const about = { release: release.replaceAll(/[^\w.+-]/g, ''), page: pagePattern(page) }
  deps.log.error({ app, ...about, err: error }, 'browser broke')
  deps.report(error, { of: 'browser', route: about.page, release: about.release })
  return answer(204)
}
