export type Ids = { next(): string }

/**
 * UUID version 7: 48 bits of time, a 12-bit count within the millisecond, 62 random bits.
 * Ids of one process are strictly ascending, even when its clock steps back, so an index grows at its end.
 */
export function createIds(clock: () => Date, random: (bytes: number) => Uint8Array): Ids {
  let lastMs = -1
  let count = 0

  function tick(): void {
    const now = clock().getTime()
    if (now > lastMs) {
      lastMs = now
      count = 0
    } else if (++count > 0xfff) {
      lastMs += 1
      count = 0
    }
  }

  return {
    next() {
      tick()
      const bytes = Buffer.alloc(16)
      bytes.set(random(8), 8)
      bytes.writeUIntBE(lastMs, 0, 6)
      bytes.writeUInt16BE(0x7000 | count, 6)
      bytes[8] = (bytes[8]! & 0x3f) | 0x80
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  }
}

/** A lower bound for all ids made at or after this moment, to find recent rows by the primary key. */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
