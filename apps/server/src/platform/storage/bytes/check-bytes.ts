import { contentTypes, FILE, type FileType } from '@coffeeattack/domain/profile/files'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { fileTypeFromBuffer } from 'file-type'
import { isWholeJpeg } from './jpeg.ts'
import { isWholePdf } from './pdf.ts'
import { isWholePng } from './png.ts'

const isWhole: Readonly<Record<FileType, (bytes: Buffer) => boolean>> = {
  pdf: isWholePdf,
  png: isWholePng,
  jpg: isWholeJpeg,
  jpeg: isWholeJpeg,
}

/** Where a browser that guesses would look for a page. */
const HEAD_BYTES = 1024
const PAGE = /<\s*(?:!doctype|html|head|body|script|svg|iframe|object|img)\b/i

/**
 * Throws what is wrong with uploaded bytes. The first ones prove little, so the file must be whole in its own
 * format's terms too, and must not pass for a page as well.
 */
export async function checkBytes(bytes: Buffer, type: FileType): Promise<void> {
  if (bytes.length === 0) throw new Refusal('FILE_BROKEN', { fields: { file: FILE.empty } })
  if (bytes.length > FILE.maxBytes) throw new Refusal('FILE_TOO_LARGE')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== contentTypes[type]) throw new Refusal('FILE_TYPE_UNSUPPORTED')
  if (PAGE.test(bytes.toString('latin1', 0, HEAD_BYTES))) throw new Refusal('FILE_TYPE_UNSUPPORTED')
  if (!isWhole[type](bytes)) throw new Refusal('FILE_BROKEN')
}
