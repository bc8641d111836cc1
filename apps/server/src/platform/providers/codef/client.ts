import type { Circuit } from '../circuit.ts'
import { ProviderUnavailable, withDeadline } from '../deadline.ts'
import type { PRODUCTS } from './products.ts'
import { type CodefKeys, createTokens } from './token.ts'
import { type CodefAnswer, decodeBody, encodeBody, envelope } from './wire.ts'

export type CodefSettings = CodefKeys & { readonly apiBase: string; readonly publicKey: string }
export type ProductPath = (typeof PRODUCTS)[keyof typeof PRODUCTS]['path']

/** One request to one product. Inputs hold personal data: neither they nor the answer are ever logged. */
export type CodefRequest = {
  readonly path: ProductPath
  readonly input: Readonly<Record<string, unknown>>
  readonly withinMs: number
  /** The answer comes only after somebody confirmed on a phone. */
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

  /** A token that the provider refuses is renewed once; a second refusal is the provider's trouble. */
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

/** The HTTP status only tells of the gateway; the meaning is in the envelope's code. */
async function read(response: Response): Promise<CodefAnswer> {
  if (!response.ok) throw new ProviderUnavailable('codef', 'transport')
  const parsed = envelope.safeParse(decodeBody(await response.text()))
  if (!parsed.success) throw new ProviderUnavailable('codef', 'nonsense')
  const { result, data } = parsed.data
  return { code: result.code, transactionId: result.transactionId, data }
}
