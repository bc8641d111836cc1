import * as asn1js from 'asn1js'
import type { FastifyInstance } from 'fastify'
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TSTInfo } from 'pkijs'
import type { World } from '../world.ts'

/** What the time-stamp service does from now on. */
const modes = ['granted', 'rejected', 'down', 'slow', 'other-hash', 'other-nonce'] as const
type Mode = (typeof modes)[number]

export type StampMode = ReturnType<typeof createStampMode>

export function createStampMode() {
  let mode: Mode = 'granted'
  return {
    get: () => mode,
    set: (wanted: Mode) => void (mode = wanted),
    reset: () => void (mode = 'granted'),
  }
}

const SLOW_MS = 15_000
const SHA256 = '2.16.840.1.101.3.4.2.1'
/** Of the arc for examples. */
const POLICY = '2.999.1'
const REJECTED = 2

/** A time-stamp service (RFC 3161) under the sandbox's own authority. */
export function stampRoutes(app: FastifyInstance, world: World, mode: StampMode): void {
  app.register(async (tsa) => {
    tsa.removeAllContentTypeParsers()
    tsa.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    tsa.post('/tsa', async (request, reply) => {
      const now = mode.get()
      if (now === 'down') return reply.code(503).type('text/html').send('<html><body>Service Unavailable')
      if (now === 'slow') await world.clock.sleep(SLOW_MS)
      reply.type('application/timestamp-reply')
      if (now === 'rejected') return reply.send(answerOf(REJECTED, null))
      const info = infoOf(TimeStampReq.fromBER(request.body), now, world.clock.now())
      return reply.send(answerOf(0, world.authority.stamp(info, world.clock.now())))
    })
  })
}

function infoOf({ messageImprint, nonce }: TimeStampReq, mode: Mode, at: number): Uint8Array {
  const asked = messageImprint.hashedMessage.valueBlock.valueHexView
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: octets(mode === 'other-hash' ? asked.map((byte) => byte ^ 1) : asked),
    }),
    serialNumber: new asn1js.Integer({ value: at % 1_000_000_000 }),
    genTime: new Date(at),
    ...(nonce && { nonce: mode === 'other-nonce' ? new asn1js.Integer({ value: 7 }) : nonce }),
  })
  return new Uint8Array(info.toSchema().toBER())
}

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer })

/** TimeStampResp. The token stands in it as it was signed. */
function answerOf(status: number, token: ArrayBuffer | null): Buffer {
  const value: asn1js.BaseBlock[] = [new asn1js.Sequence({ value: [new asn1js.Integer({ value: status })] })]
  if (token) value.push(asn1js.fromBER(token).result)
  return Buffer.from(new asn1js.Sequence({ value }).toBER())
}

/** `POST /control/tsa {mode}` */
export function stampControl(app: FastifyInstance, mode: StampMode): void {
  app.post('/control/tsa', async (request, reply) => {
    const wanted = modes.find((one) => one === (request.body as { mode?: unknown } | null)?.mode)
    if (!wanted) return reply.code(400).send({ error: 'invalid_mode', message: `mode: ${modes.join(', ')}` })
    mode.set(wanted)
    return reply.code(204).send()
  })
}
