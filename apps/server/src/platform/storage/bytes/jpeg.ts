import { isReasonablePicture } from './picture.ts'

const START_OF_SCAN = 0xda
/** Frames C0–CF carry the sides, except three of them, which are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Segments follow one another up to a scan, one of them gives sensible sides, and the picture ends. */
export function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2
  let hasSides = false
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1]!
    if (marker === 0xff || hasNoLength(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return false
    if (isFrame(marker)) {
      if (length < 8 || !isReasonablePicture(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)))
        return false
      hasSides = true
    }
    at += 2 + length
    // Cameras put previews and maker's notes behind the picture, so its end need not be the file's.
    if (marker === START_OF_SCAN) return hasSides && bytes.indexOf(Buffer.of(0xff, 0xd9), at) !== -1
  }
  return false
}
