import type { z } from 'zod'
import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable } from '../deadline.ts'
import { arrivedText, createGuard, refusedWith, type Step } from './guard.ts'
import {
  ASKED_BEFORE,
  kakaoCodeIn,
  type KakaoCertKeys,
  kakaoHeaders,
  kakaoPaths,
  kakaoSigner,
  kakaoStateOf,
  kakaoStatus,
  kakaoTroubleOf,
  kakaoVerified,
  prepareBody,
  prepared,
  requestBody,
  TRY_AGAIN,
  txBody,
} from './kakao-cert-wire.ts'
import { keptAnswer, readKept } from './kept-answer.ts'
import {
  checkAsk,
  type CollectedSignature,
  SignatureFailure,
  type SignatureLook,
  type SignatureProvider,
} from './signature.ts'

export type KakaoCertSettings = KakaoCertKeys & { readonly base: string }

/** The value is deleted as it is handed out, so a slow answer is waited for. */
const COLLECT_WITHIN_MS = 60_000
/** Before each further try after an inner error. */
const PAUSES_MS = [250, 500, 1_000] as const

type World = {
  readonly fetch: typeof fetch
  readonly circuit: Circuit
  readonly pause: (ms: number) => Promise<void>
  readonly report: (error: unknown) => void
}

type Sent = { readonly step: Step; readonly path: string; readonly body: object }

/** K3500 without a dealer between. What its page does not tell stands in `kakao-cert-wire.ts`. */
export function createKakaoCert(settings: KakaoCertSettings, world: World): SignatureProvider {
  const paths = kakaoPaths(settings.product)
  const guarded = createGuard(world)

  const send = ({ path, body }: Sent, signal: AbortSignal) =>
    world.fetch(`${settings.base}${path}`, {
      method: 'POST',
      headers: kakaoHeaders(settings),
      body: JSON.stringify(body),
      signal,
    })

  /** The text of a good answer, or null where Kakao was asked the same before. */
  async function exchange(sent: Sent, signal: AbortSignal): Promise<string | null> {
    for (let round = 0; ; round++) {
      const response = await send(sent, signal)
      const text = await arrivedText(response)
      if (response.ok) return text
      const code = kakaoCodeIn(text)
      if (code === ASKED_BEFORE) return null
      const pause = code === TRY_AGAIN ? PAUSES_MS[round] : undefined
      if (pause === undefined) {
        const trouble = kakaoTroubleOf({ step: sent.step, http: response.status, code })
        throw refusedWith(sent.step, trouble, code ?? `HTTP ${response.status}`)
      }
      await world.pause(pause)
    }
  }

  /** An answer of the given shape. */
  const ask = <T>(sent: Sent, shape: z.ZodType<T>) =>
    guarded(sent.step, ANSWER_WITHIN_MS, async (signal) => {
      const answer = shape.safeParse(JSON.parse((await exchange(sent, signal)) ?? 'null'))
      if (!answer.success) throw new ProviderUnavailable('signature', 'nonsense')
      return answer.data
    })

  async function lookAt(txId: string, step: Step): Promise<SignatureLook> {
    const found = await ask({ step, path: paths.status, body: txBody(txId) }, kakaoStatus)
    const state = kakaoStateOf(found.status)
    if (!state) throw new SignatureFailure(step, 'UNKNOWN', found.status)
    return {
      state,
      signedAt: found.signed_at ?? null,
      expiresAt: found.request_expired_at ?? null,
      // NOT CONFIRMED whether the state tells. A second fetch is refused, which tells it too.
      isCollected: false,
    }
  }

  /** The signer may be asked for again; the value may not. */
  async function withSigner(txId: string, kept: string): Promise<string> {
    const { signedAt, text, signer } = readKept(kept)
    if (signer !== null) return kept
    const sent: Sent = { step: 'collect', path: paths.signer, body: txBody(txId) }
    const told = await guarded('collect', ANSWER_WITHIN_MS, (signal) => exchange(sent, signal))
    return keptAnswer({ signedAt, answer: text, signer: told ?? 'null' })
  }

  return {
    async ask(given) {
      checkAsk(given)
      const body = prepareBody(given, settings)
      const { tx_id } = await ask({ step: 'ask', path: paths.prepare, body }, prepared)
      const sent: Sent = { step: 'ask', path: paths.request, body: requestBody(tx_id, given) }
      await guarded('ask', ANSWER_WITHIN_MS, (signal) => exchange(sent, signal))
      return { receiptId: tx_id }
    },

    look: (txId) => lookAt(txId, 'look'),

    async collect(txId, keep, kept = null) {
      let raw = kept
      if (raw === null) {
        const { state, signedAt } = await lookAt(txId, 'collect')
        if (state !== 'SIGNED' || !signedAt) throw new SignatureFailure('collect', 'NOT_SIGNED', state)
        const sent: Sent = { step: 'collect', path: paths.verify, body: txBody(txId) }
        const answer = await guarded('collect', COLLECT_WITHIN_MS, (signal) => exchange(sent, signal))
        raw = keptAnswer({ signedAt, answer: answer ?? 'null' })
        await keep(raw)
      }
      const whole = await withSigner(txId, raw)
      if (whole !== raw) await keep(whole)
      return collected(whole)
    },
  }
}

function collected(raw: string): CollectedSignature {
  const { signedAt, answer, signer } = readKept(raw)
  const value = kakaoVerified.safeParse(answer).data
  const person = kakaoSigner.safeParse(signer).data
  if (!value || !person) throw new SignatureFailure('collect', 'LOST', 'unreadable')
  const { ci, name, phone_number, birthday } = person
  return {
    raw,
    signedData: value.signed_data,
    signedAt,
    ci,
    name: name ?? null,
    phone: phone_number?.replaceAll(/\D/g, '') ?? null,
    birthday: birthday ?? null,
  }
}
