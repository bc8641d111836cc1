import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PdfDocument from 'pdfkit'

/** The fonts come from the same package as those of the pages; the file holds the letters that it uses. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/alternative',
)
const fontFile = (weight: string) => join(folder, `Pretendard-${weight}.ttf`)

/** A4 with our fonts, 'regular' and 'bold'. Its dates are given, so that the same content gives the same bytes. */
export function openPdf({
  title,
  author,
  madeAt,
  ...options
}: PDFKit.PDFDocumentOptions & { title: string; author: string; madeAt: Date }) {
  const doc = new PdfDocument({
    size: 'A4',
    bufferPages: true,
    lang: 'ko',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    // None at first: PDF/A allows no font of the reader's program, and one of ours by its path would be read anew at each use.
    font: '',
    ...options,
  })
  doc.registerFont('regular', fontFile('Regular'))
  doc.registerFont('bold', fontFile('Bold'))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return { doc, written }
}
