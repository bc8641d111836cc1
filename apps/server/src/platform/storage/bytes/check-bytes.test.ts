import type { Refusal } from '@coffeeattack/domain/errors/refusal'
import { FILE, type FileType } from '@coffeeattack/domain/profiles/files'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jpegBytes, pdfBytes, pngBytes } from '../testing/test-bytes.ts'
import { checkBytes } from './check-bytes.ts'

const verdict = (bytes: Buffer | string, type: FileType) =>
  checkBytes(Buffer.from(bytes as string), type).then(
    () => 'fine',
    (error: unknown) => (error as Refusal).situation,
  )

describe('[PRO-7] the content is checked, not only the name', () => {
  test.each<[string, Buffer, FileType]>([
    ['a PDF', pdfBytes(), 'pdf'],
    ['a PDF with line ends behind it', Buffer.concat([pdfBytes(), Buffer.from('\r\n\0')]), 'pdf'],
    ['a PNG', pngBytes(), 'png'],
    ['a large PNG', pngBytes({ width: 10_000, height: 10_000 }), 'png'],
    ['a JPEG', jpegBytes(), 'jpg'],
    ['a JPEG by its other name', jpegBytes(), 'jpeg'],
    ['a JPEG with a maker’s note behind it', Buffer.concat([jpegBytes(), Buffer.alloc(50)]), 'jpg'],
  ])('%s is taken', async (_, bytes, type) => expect(await verdict(bytes, type)).toBe('fine'))

  const html = '<!DOCTYPE html><html><script>alert(1)</script></html>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const pdf = pdfBytes().toString('latin1')

  test.each<[string, Buffer | string, FileType, string]>([
    ['renamed HTML', html, 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['renamed HTML', html, 'png', 'FILE_TYPE_UNSUPPORTED'],
    ['a drawing with a script', svg, 'png', 'FILE_TYPE_UNSUPPORTED'],
    ['a page before a PDF', `${html}${pdf}`, 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['a page inside a PDF', pdf.replace('\n', `\n%${html}\n`), 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['a page behind a PDF', Buffer.concat([pdfBytes(5000), Buffer.from(html)]), 'pdf', 'FILE_BROKEN'],
    ['a picture under another kind', pngBytes(), 'jpg', 'FILE_TYPE_UNSUPPORTED'],
    ['a picture as a document', jpegBytes(), 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['plain text', '이력서', 'pdf', 'FILE_TYPE_UNSUPPORTED'],
    ['nothing', '', 'pdf', 'FILE_BROKEN'],
    ['a few bytes that promise gigabytes', pngBytes({ width: 30_000, height: 30_000 }), 'png', 'FILE_BROKEN'],
    ['a picture without sides', jpegBytes({ width: 0 }), 'jpg', 'FILE_BROKEN'],
    ['half a PDF', pdf.slice(0, pdf.length / 2), 'pdf', 'FILE_BROKEN'],
    ['a PNG with a wrong sum', pngBytes().fill(0x55, 17, 18), 'png', 'FILE_BROKEN'],
    ['a PNG with something behind it', Buffer.concat([pngBytes(), Buffer.alloc(9)]), 'png', 'FILE_BROKEN'],
  ])('%s is refused (%#)', async (_, bytes, type, situation) =>
    expect(await verdict(bytes, type)).toBe(situation),
  )

  test('a file that is cut anywhere is refused', async () => {
    const whole = [
      ['png', pngBytes()],
      ['jpg', jpegBytes()],
      ['pdf', pdfBytes()],
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), fc.nat(), async ([type, bytes], cut) => {
        // The last line break of a PDF is optional.
        const left = bytes.subarray(0, cut % (bytes.length - 1))
        expect(await verdict(left, type)).not.toBe('fine')
      }),
    )
  })

  test('[VAL-10] the limit is exactly twenty megabytes', async () => {
    expect(await verdict(pdfBytes(FILE.maxBytes), 'pdf')).toBe('fine')
    expect(await verdict(pdfBytes(FILE.maxBytes + 1), 'pdf')).toBe('FILE_TOO_LARGE')
  })

  test('any bytes are accepted or refused without another error', async () => {
    const heads = [
      Buffer.alloc(0),
      pngBytes().subarray(0, 40),
      jpegBytes().subarray(0, 22),
      Buffer.from('%PDF-1.7'),
    ]
    const types = fc.constantFrom<FileType>(...FILE.extensions)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 200 }),
        types,
        async (head, rest, type) => {
          expect(await verdict(Buffer.concat([head, rest]), type)).toMatch(/^FILE_/)
        },
      ),
    )
  })
})
