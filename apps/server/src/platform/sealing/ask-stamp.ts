import * as asn1js from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'

/** A time-stamp service (RFC 3161), as the settings name it. */
export type StampSource = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

type StampWorld = {
  readonly fetch: typeof fetch
  readonly random: (bytes: number) => Uint8Array
  readonly pause: (ms: number) => Promise<void>
}

/** The message names the trouble alone, so that it may be logged. */
export class StampFailure extends Error {
  override readonly name = 'StampFailure'
}

const SHA256 = '2.16.840.1.101.3.4.2.1'
const LIMIT_MS = 10_000
const PAUSES_MS = [1_000, 3_000]

/** Asks three times at most for a stamp over this SHA-256. Returns the token as it came. */
export async function askStamp(
  digest: Uint8Array,
  { url, headers }: StampSource,
  { fetch, random, pause }: StampWorld,
): Promise<Uint8Array> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askOnce()
    } catch (error) {
      const wait = PAUSES_MS[tries]
      if (wait === undefined) throw error
      await pause(wait)
    }
  }

  async function askOnce(): Promise<Uint8Array> {
    const nonce = Buffer.from(random(8))
    // A number of eight bytes: neither negative nor shorter than it looks.
    nonce[0] = (nonce[0]! & 0x3f) | 0x40
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(questionOf(digest, nonce)),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((cause: unknown) => {
      throw new StampFailure('no answer', { cause })
    })
    if (!answer.ok) throw new StampFailure(`HTTP ${answer.status}`)
    return tokenOf(new Uint8Array(await answer.arrayBuffer()), digest, nonce)
  }
}

function questionOf(digest: Uint8Array, nonce: Uint8Array): ArrayBuffer {
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: new asn1js.OctetString({ valueHex: new Uint8Array(digest).buffer }),
    }),
    nonce: new asn1js.Integer({ valueHex: new Uint8Array(nonce).buffer }),
    certReq: true,
  })
  return question.toSchema().toBER()
}

/** The library that seals takes a stamp over anything: whether it is over ours is looked at here. */
function tokenOf(answer: Uint8Array, digest: Uint8Array, nonce: Uint8Array): Uint8Array {
  let read: { status: number; token: Uint8Array | undefined; info: TSTInfo | null }
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(answer)
    const raw = timeStampToken?.toSchema().toBER()
    read = {
      status: status.status,
      token: raw && new Uint8Array(raw),
      info: timeStampToken ? stampInfo(new SignedData({ schema: timeStampToken.content })) : null,
    }
  } catch (cause) {
    throw new StampFailure('unreadable', { cause })
  }
  const { status, token, info } = read
  if (status > 1 || !token || !info) throw new StampFailure(`status ${status}`)
  if (!Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(digest))
    throw new StampFailure('over something else')
  const told = info.nonce?.valueBlock.valueHexView
  if (!told || !Buffer.from(told).equals(nonce)) throw new StampFailure('of another question')
  return token
}

/** What a stamp says; null when it holds something else. */
export function stampInfo(cms: SignedData): TSTInfo | null {
  const { eContent, eContentType } = cms.encapContentInfo
  if (eContentType !== '1.2.840.113549.1.9.16.1.4' || !eContent) return null
  return TSTInfo.fromBER(eContent.getValue())
}
