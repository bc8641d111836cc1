import diagnostics from 'node:diagnostics_channel'
import { registerHooks } from 'node:module'
import type { IncomingMessage } from 'node:http'

/*
 * Loaded before the product, so that two walks see the same times: the clock stands still until a request sets it, and no job
 * runs (jobs have tests of their own).
 */

const RealDate = Date
let at = Number(process.env['WALK_STARTS_AT'])

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [at] : given, self),
  apply: () => new RealDate(at).toString(),
  get: (target, name, self) => (name === 'now' ? () => at : Reflect.get(target, name, self)),
})

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  at = Number(request.headers['x-walk-at'] ?? at)
})

const NO_JOBS = `export class PgBoss {
  constructor() {
    const previewSchedule = () => [new Date(0), new Date(3_600_000)]
    return new Proxy(this, { get: (_, name) => (name === 'previewSchedule' ? previewSchedule : async () => []) })
  }
}`

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'pg-boss'
      ? { url: `data:text/javascript,${encodeURIComponent(NO_JOBS)}`, shortCircuit: true }
      : next(specifier, context),
})
