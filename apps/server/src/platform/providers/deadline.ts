/** The provider did not answer, answered with nonsense, or is known to be down: nothing the person typed is wrong. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
  readonly provider: string
  readonly reason: 'timeout' | 'transport' | 'nonsense' | 'circuit-open'

  constructor(provider: string, reason: ProviderUnavailable['reason'], cause?: unknown) {
    super(`${provider}: ${reason}`, cause === undefined ? undefined : { cause })
    this.provider = provider
    this.reason = reason
  }
}

/** Where nobody waits for a person, a hung provider is given up before the user's own patience ends. */
export const ANSWER_WITHIN_MS = 8_000

/** Runs one exchange with an end to it. Only the kind of failure leaves: a cause may hold addresses and bodies. */
export async function withDeadline<T>(
  provider: string,
  ms: number,
  exchange: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms)
  try {
    return await exchange(signal)
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error
    if (signal.aborted) throw new ProviderUnavailable(provider, 'timeout')
    if (error instanceof SyntaxError || error instanceof URIError)
      throw new ProviderUnavailable(provider, 'nonsense')
    if (error instanceof TypeError) throw new ProviderUnavailable(provider, 'transport')
    throw error
  }
}
