/** Where a signature stands in a file. Everything but the gap is covered by it, up to `end`. */
export type SealPlace = {
  readonly gapFrom: number
  readonly gapTo: number
  readonly end: number
  /** What stands in the gap, without the zeros that fill it up: a reader of DER stops where it ends. */
  readonly contents: Uint8Array
}

const RANGE =
  /\/ByteRange\s{0,9}\[\s{0,99}(\d{1,10})\s{1,99}(\d{1,10})\s{1,99}(\d{1,10})\s{1,99}(\d{1,10})\s{0,99}\]/g
const MOST = 20

/**
 * Every number is somebody else's. A range that does not begin at the first byte, leaves anything but a hexadecimal string
 * out, or reaches past the file is none.
 */
export function sealPlaces(file: Uint8Array): SealPlace[] {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  return [...text.matchAll(RANGE)].slice(-MOST).flatMap((found) => {
    const [from, gapFrom, gapTo, rest] = found.slice(1).map(Number) as [number, number, number, number]
    const end = gapTo + rest
    if (from !== 0 || gapFrom + 2 >= gapTo || end > file.length || found.index > gapFrom) return []
    const gap = text.slice(gapFrom, gapTo)
    if (!/^<(?:[0-9a-fA-F]{2})+>$/.test(gap)) return []
    return [{ gapFrom, gapTo, end, contents: new Uint8Array(Buffer.from(gap.slice(1, -1), 'hex')) }]
  })
}
