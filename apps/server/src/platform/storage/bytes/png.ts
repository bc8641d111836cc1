import { crc32 } from 'node:zlib'
import { isReasonablePicture } from './picture.ts'

const SIGNATURE_BYTES = 8
const CHUNK_FRAME_BYTES = 12

/** Every chunk is whole and sums up, the picture has sensible sides and data, and its end is the file's end. */
export function isWholePng(bytes: Buffer): boolean {
  let at = SIGNATURE_BYTES
  let hasData = false
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + CHUNK_FRAME_BYTES + length
    if (end > bytes.length) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return false
    if (at === SIGNATURE_BYTES && !(type === 'IHDR' && length === 13 && hasReasonableSides(bytes, at + 8)))
      return false
    if (type === 'IDAT' && length > 0) hasData = true
    if (type === 'IEND') return hasData && end === bytes.length
    at = end
  }
  return false
}

function hasReasonableSides(bytes: Buffer, at: number): boolean {
  return isReasonablePicture(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4))
}
