import { openPdf } from '../../../../platform/pdf/open-pdf.ts'

export const INK = { text: '#191f28', quiet: '#6b7684', line: '#e5e8eb', box: '#f2f4f6' } as const

const MARGIN = 48
/** The lowest line of a page, above its footer. */
const BOTTOM = 842 - 72

type TextLook = {
  x: number
  y: number
  width?: number
  size: number
  bold?: boolean
  ink?: string
  align?: 'left' | 'right'
}

export type Paper = ReturnType<typeof createPaper>

/** A4 with our fonts. Places are points from the upper left corner; `y` is where the next part begins. */
export function createPaper({ title, author, madeAt }: { title: string; author: string; madeAt: Date }) {
  const { doc, written } = openPdf({ title, author, madeAt, margin: MARGIN })
  const right = doc.page.width - MARGIN
  const width = right - MARGIN

  function look({ size, bold = false }: Pick<TextLook, 'size' | 'bold'>): void {
    doc.font(bold ? 'bold' : 'regular').fontSize(size)
  }
  return {
    left: MARGIN,
    right,
    width,
    y: MARGIN,
    /** Returns its height. */
    text(words: string, given: TextLook): number {
      const { x, y, width: room = right - x, ink = INK.text, align = 'left' } = given
      look(given)
      const figures = align === 'right' ? { features: ['tnum' as const, 'kern' as const] } : {}
      doc.fillColor(ink).text(words, x, y, { width: room, align, ...figures })
      return doc.heightOfString(words, { width: room })
    },
    heightOf(words: string, given: { width: number; size: number }): number {
      look(given)
      return doc.heightOfString(words, { width: given.width })
    },
    rule(x: number, y: number, length: number, ink: string): void {
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(0.6)
        .strokeColor(ink)
        .stroke()
    },
    box(x: number, y: number, boxWidth: number, height: number): void {
      doc.roundedRect(x, y, boxWidth, height, 8).fillColor(INK.box).fill()
    },
    isFull(height: number): boolean {
      return this.y + height + 12 > BOTTOM
    },
    turn(): void {
      doc.addPage()
      this.y = MARGIN
    },
    /** Numbers the pages below `footer` and answers the file. */
    end(footer: string): Promise<Buffer> {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        // Below the margin pdfkit would begin another page.
        doc.page.margins.bottom = 0
        this.text(footer, { x: MARGIN, y: BOTTOM + 28, size: 8, ink: INK.quiet })
        const place = {
          x: right - 60,
          y: BOTTOM + 28,
          width: 60,
          size: 8,
          ink: INK.quiet,
          align: 'right',
        } as const
        this.text(`${page + 1} / ${count}`, place)
      }
      doc.end()
      return written
    },
  }
}
