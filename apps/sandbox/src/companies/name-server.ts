import { createSocket } from 'node:dgram'

/** How the server treats a name. `texts`: one TXT record each; a record is an array of chunks. */
export type Zone = {
  readonly texts: readonly (readonly string[])[]
  readonly mode: 'answer' | 'fail' | 'refuse' | 'silent'
}

const CODES = { answer: 0, fail: 2, missing: 3, refuse: 5 } as const
const TXT = 16

export function createZones() {
  const zones = new Map<string, Zone>()
  return {
    put: (name: string, zone: Zone) => void zones.set(name.toLowerCase(), zone),
    of: (name: string) => zones.get(name.toLowerCase()) ?? null,
    reset: () => zones.clear(),
  }
}
export type Zones = ReturnType<typeof createZones>

/** The name in the question, and where the question ends. */
function questionOf(packet: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  while (packet[at]) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + packet[at]!))
    at += packet[at]! + 1
  }
  return { name: labels.join('.'), type: packet.readUInt16BE(at + 1), end: at + 5 }
}

function recordOf(chunks: readonly string[]): Buffer {
  const data = Buffer.concat(
    chunks.flatMap((chunk) => {
      const bytes = Buffer.from(chunk)
      return [Buffer.from([bytes.length]), bytes]
    }),
  )
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc0_0c, 0) // the name in the question
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** The answer to a packet; null: silence. */
export function answerOf(packet: Buffer, zones: Zones): Buffer | null {
  const { name, type, end } = questionOf(packet)
  const zone = zones.of(name)
  if (zone?.mode === 'silent') return null
  const code = zone === null ? 'missing' : zone.mode
  const records = code === 'answer' && type === TXT ? (zone?.texts ?? []).map(recordOf) : []
  const head = Buffer.alloc(12)
  packet.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x81_80 | CODES[code], 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  return Buffer.concat([head, packet.subarray(12, end), ...records])
}

/** A name server for TXT records, on UDP. */
export function createNameServer(zones: Zones) {
  const socket = createSocket('udp4')
  socket.on('message', (packet, { address, port }) => {
    const answer = answerOf(packet, zones)
    if (answer) socket.send(answer, port, address)
  })
  let isOpen = false
  return {
    listen: (port: number) =>
      new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        socket.bind(port, '127.0.0.1', () => {
          isOpen = true
          // A broken packet is the client's problem.
          socket.off('error', reject).on('error', () => {})
          resolve()
        })
      }),
    close: () => new Promise<void>((resolve) => (isOpen ? socket.close(() => resolve()) : resolve())),
  }
}
