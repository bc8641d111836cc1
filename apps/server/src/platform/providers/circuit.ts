import { ProviderUnavailable } from './deadline.ts'

/** After several failures in a row calls fail at once; after the pause one call tries again. */
export const CIRCUIT = { failures: 5, pauseMs: 30_000 } as const

export type Circuit = {
  /** `patient` for calls that wait for a person: their timeout is no failure of the provider. */
  readonly run: <T>(exchange: () => Promise<T>, how?: { patient?: boolean }) => Promise<T>
  /** Open until a call succeeds, also after the pause. */
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
        openUntil = now + CIRCUIT.pauseMs // only this call tries
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
        } else failures = 0 // a refusal is an answer
        throw error
      }
    },
  }
}
