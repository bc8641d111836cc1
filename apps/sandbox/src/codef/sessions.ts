import { textOf, type Input } from './inputs.ts'
import { isTax, type Product } from './products.ts'

/** The tax office's list hands out a session with which more papers come without another confirmation. */
export type Sessions = {
  readonly opens: (product: Product, input: Input) => boolean
  /** The answer's data, carrying a session when one was asked for. */
  readonly attach: (data: unknown, product: Product, input: Input) => unknown
  readonly reset: () => void
}

export function createSessions(randomHex: (bytes: number) => string): Sessions {
  const phones = new Map<string, string>()
  return {
    opens: (product, input) => isTax(product) && phones.get(textOf(input['session'])) === input['phoneNo'],
    attach(data, product, input) {
      if (!isTax(product) || input['sessionDataYn'] !== '1' || !data || typeof data !== 'object') return data
      const commSession = randomHex(16)
      phones.set(commSession, textOf(input['phoneNo']))
      if (!Array.isArray(data)) return { ...data, commSession }
      // A year without any statement opens the further papers as well.
      return data.length === 0 ? { commSession } : data.map((row: object) => ({ ...row, commSession }))
    },
    reset: () => phones.clear(),
  }
}
