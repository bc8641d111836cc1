import { crc32 } from 'node:zlib'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { contentTypes, FILE, type FileType } from '@coffeeattack/domain/profiles/files'
import { fileTypeFromBuffer } from 'file-type'

const MAX_SIDE = 20_000
const MAX_PIXELS = 100_000_000

/** A small file can declare a picture that takes gigabytes to decode: larger sides are refused. */
function isReasonablePicture(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
}

const START_OF_SCAN = 0xda
/** Markers C0–CF carry the dimensions, except three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Valid segments up to a scan, plausible dimensions, and an end marker. */
function isWholeJpeg(bytes: Buffer): boolean {
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
    // Cameras append previews and notes, so the end marker need not end the file.
    if (marker === START_OF_SCAN) return hasSides && bytes.indexOf(Buffer.of(0xff, 0xd9), at) !== -1
  }
  return false
}

const SIGNATURE_BYTES = 8
const CHUNK_FRAME_BYTES = 12

/** Complete chunks with correct checksums, plausible dimensions, image data, and nothing behind the end chunk. */
function isWholePng(bytes: Buffer): boolean {
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

const TAIL_BYTES = 2048

/** A PDF header at the first byte, a cross-reference position, and nothing behind the end marker. */
function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail)
}

const isWhole: Readonly<Record<FileType, (bytes: Buffer) => boolean>> = {
  pdf: isWholePdf,
  png: isWholePng,
  jpg: isWholeJpeg,
  jpeg: isWholeJpeg,
}

/** The part in which a browser that sniffs looks for HTML. */
const HEAD_BYTES = 1024
const PAGE = /<\s*(?:!doctype|html|head|body|script|svg|iframe|object|img)\b/i

/**
 * Throws when uploaded bytes are not a valid file. The first bytes prove little, so the whole format is checked, and the
 * file must not also look like HTML.
 */
export async function checkBytes(bytes: Buffer, type: FileType): Promise<void> {
  if (bytes.length === 0) throw new Refusal('FILE_BROKEN', { fields: { file: FILE.empty } })
  if (bytes.length > FILE.maxBytes) throw new Refusal('FILE_TOO_LARGE')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== contentTypes[type]) throw new Refusal('FILE_TYPE_UNSUPPORTED')
  if (PAGE.test(bytes.toString('latin1', 0, HEAD_BYTES))) throw new Refusal('FILE_TYPE_UNSUPPORTED')
  if (!isWhole[type](bytes)) throw new Refusal('FILE_BROKEN')
}
