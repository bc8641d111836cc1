/** The provider did not answer, answered nonsense or is known to be down; the input is not at fault. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
  readonly provider: string
  readonly reason: 'timeout' | 'transport' | 'nonsense' | 'circuit-open' | 'refused'

  constructor(provider: string, reason: ProviderUnavailable['reason'], cause?: unknown) {
    super(`${provider}: ${reason}`, cause === undefined ? undefined : { cause })
    this.provider = provider
    this.reason = reason
  }
}

/**
 * The provider answered that it does not serve us: our quota is used up, our key is not accepted, or our request is wrong.
 * Trying again at once does not help, and the input may still be right.
 */
export class ProviderRefused extends ProviderUnavailable {
  readonly refusal: 'limit' | 'key' | 'request'
  readonly code: string

  constructor(provider: string, refusal: ProviderRefused['refusal'], code: string) {
    super(provider, 'refused')
    this.refusal = refusal
    this.code = code
  }
}

/** For calls that do not wait for a person. */
export const ANSWER_WITHIN_MS = 8_000

/** Runs one request with a timeout. Throws without the cause, which may contain URLs and bodies. */
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
