import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable } from '../deadline.ts'
import { createBarocertTokens } from './barocert-token.ts'
import {
  askBody,
  type BarocertKeys,
  callHeaders,
  momentOf,
  receipt,
  refusalOf,
  stateOf,
  status,
  verified,
} from './barocert-wire.ts'
import { arrivedText, createGuard, refusedWith, type Step } from './guard.ts'
import { keptAnswer, readKept } from './kept-answer.ts'
import {
  type CollectedSignature,
  checkAsk,
  SignatureFailure,
  type SignatureLook,
  type SignatureProvider,
} from './signature.ts'

export type BarocertSettings = BarocertKeys & {
  readonly base: string
  readonly authBase: string
  /** Twelve digits. */
  readonly clientCode: string
}

/** The value is deleted as it is handed out, so a slow answer is waited for. */
const COLLECT_WITHIN_MS = 60_000

type World = {
  readonly fetch: typeof fetch
  readonly clock: () => Date
  readonly random: (bytes: number) => Uint8Array
  readonly circuit: Circuit
  readonly report: (error: unknown) => void
  readonly collectWithinMs?: number
}

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }

export function createBarocert(settings: BarocertSettings, world: World): SignatureProvider {
  const { base, clientCode, secretKey } = settings
  const { collectWithinMs = COLLECT_WITHIN_MS } = world
  const tokens = createBarocertTokens(settings, world)
  const guarded = createGuard(world)

  const send = (call: Call, token: string, signal: AbortSignal) =>
    world.fetch(`${base}${call.path}`, {
      method: call.method,
      headers: callHeaders(call, { token, secretKey, now: world.clock() }),
      ...(call.body === undefined ? {} : { body: call.body }),
      signal,
    })

  /** Renews a refused token once. */
  async function authorised(call: Call, signal: AbortSignal): Promise<Response> {
    const token = await tokens.get()
    const response = await send(call, token, signal)
    if (response.status !== 401) return response
    await response.body?.cancel()
    tokens.forget(token)
    return send(call, await tokens.get(), signal)
  }

  /** The text of a good answer. */
  async function exchange(step: Step, call: Call, signal: AbortSignal): Promise<string> {
    const response = await authorised(call, signal)
    const text = await arrivedText(response)
    if (response.ok) return text
    const { trouble, code } = refusalOf({ step, http: response.status, body: text })
    throw refusedWith(step, trouble, code)
  }

  async function lookAt(receiptId: string, step: Step): Promise<SignatureLook> {
    const path = `/KAKAO/Sign/${clientCode}/${receiptId}`
    return guarded(step, ANSWER_WITHIN_MS, async (signal) => {
      // A request that is unknown to `look` is as lost to `collect`.
      const answer = status.safeParse(JSON.parse(await exchange('look', { method: 'GET', path }, signal)))
      const state = answer.success ? stateOf(answer.data.state) : null
      if (!answer.success || !state) throw new ProviderUnavailable('signature', 'nonsense')
      const { completeDT, expireDT, verifyDT } = answer.data
      return {
        state,
        signedAt: momentOf(completeDT),
        expiresAt: momentOf(expireDT),
        isCollected: Boolean(verifyDT),
      }
    })
  }

  /** The whole answer as text. Where it stays away, the state tells whether the value left without reaching us. */
  async function verify(receiptId: string): Promise<string> {
    const call: Call = { method: 'POST', path: `/KAKAO/Sign/Verify/${clientCode}/${receiptId}` }
    try {
      return await guarded('collect', collectWithinMs, (signal) => exchange('collect', call, signal))
    } catch (failure) {
      if (!(failure instanceof SignatureFailure) || failure.trouble !== 'NO_ANSWER') throw failure
      const { isCollected } = await lookAt(receiptId, 'collect')
      throw isCollected ? new SignatureFailure('collect', 'LOST', failure.code) : failure
    }
  }

  return {
    async ask(ask) {
      checkAsk(ask)
      const call: Call = {
        method: 'POST',
        path: `/KAKAO/Sign/${clientCode}`,
        body: askBody(ask, secretKey, world.random),
      }
      return guarded('ask', ANSWER_WITHIN_MS, async (signal) => {
        const answer = receipt.safeParse(JSON.parse(await exchange('ask', call, signal)))
        if (!answer.success) throw new ProviderUnavailable('signature', 'nonsense')
        return { receiptId: answer.data.receiptID }
      })
    },

    look: (receiptId) => lookAt(receiptId, 'look'),

    async collect(receiptId, keep, kept = null) {
      if (kept !== null) return collected(kept)
      const { state, signedAt, isCollected } = await lookAt(receiptId, 'collect')
      if (state !== 'SIGNED' || !signedAt) throw new SignatureFailure('collect', 'NOT_SIGNED', state)
      if (isCollected) throw new SignatureFailure('collect', 'LOST', 'collected before')
      const raw = keptAnswer({ signedAt, answer: await verify(receiptId) })
      await keep(raw)
      return collected(raw)
    },
  }
}

function collected(raw: string): CollectedSignature {
  const { signedAt, answer } = readKept(raw)
  const value = verified.safeParse(answer).data
  if (!value) throw new SignatureFailure('collect', 'LOST', 'unreadable')
  const { signedData, ci, receiverName, receiverHP, receiverYear, receiverDay } = value
  return {
    raw,
    signedData,
    signedAt,
    ci,
    name: receiverName ?? null,
    phone: receiverHP?.replaceAll(/\D/g, '') ?? null,
    birthday: receiverYear && receiverDay ? `${receiverYear}${receiverDay}` : null,
  }
}
