import { ProviderUnavailable } from './deadline.ts'

/** After so many failures in a row nobody is made to wait again until the pause is over; then one call tries. */
export const CIRCUIT = { failures: 5, pauseMs: 30_000 } as const

export type Circuit = {
  /** `patient` where a person is waited for: that nobody came in time says nothing of the provider. */
  readonly run: <T>(exchange: () => Promise<T>, how?: { patient?: boolean }) => Promise<T>
  /** It stays open until a call succeeds, also when the pause is over and nobody has called since. */
  readonly isOpen: () => boolean
}

export function createCircuit(provider: string, clock: () => Date): Circuit {
  let failures = 0
  let openUntil = 0

  return {
    isOpen: () => failures >= CIRCUIT.failures,
    async run(exchange, { patient = false } = {}) {
      const now = clock().getTime()
      if (failures >= CIRCUIT.failures) {
        if (now < openUntil) throw new ProviderUnavailable(provider, 'circuit-open')
        openUntil = now + CIRCUIT.pauseMs // the caller that passes here is the only one to try
      }
      try {
        const answer = await exchange()
        failures = 0
        return answer
      } catch (error) {
        if (patient && error instanceof ProviderUnavailable && error.reason === 'timeout') throw error
        if (error instanceof ProviderUnavailable) {
          failures += 1
          openUntil = clock().getTime() + CIRCUIT.pauseMs
        } else failures = 0 // it answered, if only with a no
        throw error
      }
    },
  }
}
