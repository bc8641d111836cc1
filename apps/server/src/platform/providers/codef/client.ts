import type { Circuit } from '../circuit.ts'
import { ProviderUnavailable, withDeadline } from '../deadline.ts'
import type { PRODUCTS } from './products.ts'
import { type CodefKeys, createTokens } from './token.ts'
import { type CodefAnswer, decodeBody, encodeBody, envelope } from './wire.ts'

export type CodefSettings = CodefKeys & { readonly apiBase: string; readonly publicKey: string }
export type ProductPath = (typeof PRODUCTS)[keyof typeof PRODUCTS]['path']

/** One request to one product. Neither input nor answer may be logged, because both are personal data. */
export type CodefRequest = {
  readonly path: ProductPath
  readonly input: Readonly<Record<string, unknown>>
  readonly withinMs: number
  /** The answer comes after the person confirmed on their phone. */
  readonly waitsForPerson: boolean
}

export type CodefClient = { readonly send: (request: CodefRequest) => Promise<CodefAnswer> }

type World = { readonly fetch: typeof fetch; readonly clock: () => Date; readonly circuit: Circuit }

export function createCodefClient(settings: CodefSettings, world: World): CodefClient {
  const tokens = createTokens(settings, world)

  const post = (path: string, body: string, token: string, signal: AbortSignal) =>
    world.fetch(`${settings.apiBase}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      signal,
    })

  /** Renews a refused token once. */
  async function authorised(path: string, body: string, signal: AbortSignal): Promise<Response> {
    const token = await tokens.get()
    const response = await post(path, body, token, signal)
    if (response.status !== 401) return response
    tokens.forget(token)
    return post(path, body, await tokens.get(), signal)
  }

  return {
    send: ({ path, input, withinMs, waitsForPerson }) => {
      const exchange = async (signal: AbortSignal) => read(await authorised(path, encodeBody(input), signal))
      return world.circuit.run(() => withDeadline('codef', withinMs, exchange), { patient: waitsForPerson })
    },
  }
}

/** The HTTP status is the gateway's; the result is in the envelope's code. */
async function read(response: Response): Promise<CodefAnswer> {
  if (!response.ok) throw new ProviderUnavailable('codef', 'transport')
  const parsed = envelope.safeParse(decodeBody(await response.text()))
  if (!parsed.success) throw new ProviderUnavailable('codef', 'nonsense')
  const { result, data } = parsed.data
  return { code: result.code, transactionId: result.transactionId, data }
}
