import type { Need } from '@coffeeattack/domain/upkeep/status'
import type { Metrics, ProviderResult } from '../observing/metrics.ts'
import type { Outages } from '../observing/outages.ts'
import type { Tracing } from '../observing/tracing.ts'
import type { Circuit } from './circuit.ts'
import { ProviderUnavailable } from './deadline.ts'

export type Watching = { readonly metrics: Metrics; readonly tracing: Tracing }

type Watched = <T>(exchange: () => Promise<T>, how?: { patient?: boolean }) => Promise<T>

/** Adds metrics and a span to requests to an outside service, without sending it our trace headers. */
export function watchProvider(provider: string, { metrics, tracing }: Watching): Watched {
  return async (exchange, { patient = false } = {}) => {
    const startedAt = performance.now()
    const ended = (result: ProviderResult) =>
      metrics.providerCalled({ provider, result, ms: performance.now() - startedAt })
    try {
      const answer = await tracing.around({ name: provider, kind: 'client', facts: { provider } }, exchange)
      ended('done')
      return answer
    } catch (error) {
      ended(resultOf(error, patient))
      throw error
    }
  }
}

function resultOf(error: unknown, patient: boolean): ProviderResult {
  if (!(error instanceof ProviderUnavailable)) return 'refused'
  return patient && error.reason === 'timeout' ? 'unconfirmed' : error.reason
}

/** An open circuit is an outage: five failures in a row, and since then no answer. */
export function watchCircuit(
  provider: Need,
  circuit: Circuit,
  watching: Watching & { readonly outages: Outages },
): Circuit {
  const { metrics, outages } = watching
  const watched = watchProvider(provider, watching)
  metrics.watchCircuit(provider, circuit.isOpen)
  return {
    ...circuit,
    async run(exchange, how) {
      let isTried = false
      const attempt = () => {
        isTried = true
        return exchange()
      }
      try {
        return await watched(() => circuit.run(attempt, how), how)
      } finally {
        // A call that an open circuit refuses tells nothing new.
        if (isTried) outages[circuit.isOpen() ? 'failed' : 'worked'](provider)
      }
    },
  }
}
