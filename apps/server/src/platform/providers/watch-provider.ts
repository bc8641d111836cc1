import type { Metrics, ProviderResult } from '../observing/metrics.ts'
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

export function watchCircuit(provider: string, circuit: Circuit, watching: Watching): Circuit {
  const watched = watchProvider(provider, watching)
  watching.metrics.watchCircuit(provider, circuit.isOpen)
  return { ...circuit, run: (exchange, how) => watched(() => circuit.run(exchange, how), how) }
}
