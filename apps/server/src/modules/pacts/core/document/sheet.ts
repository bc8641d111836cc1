import { openPdf } from '../../../../platform/pdf/open-pdf.ts'

/** Pixels of the drawing, of which an A4 is 794 wide, in points. */
export const px = (pixels: number): number => (pixels * 595.28) / 794

export const INK = {
  text: '#271B17',
  second: '#50433E',
  third: '#6B5F5A',
  field: '#968984',
  line: '#DDD6D2',
  espresso: '#2C1812',
} as const

/** 16 mm on either side. */
const MARGIN = { top: px(54), side: px(60), bottom: px(46) } as const
const FOOTER = px(34)

export type Look = {
  /** In pixels of the drawing. */
  readonly size: number
  readonly bold?: boolean
  readonly ink?: string
  readonly align?: 'left' | 'right' | 'center'
  /** Lines stand so many times their size apart. */
  readonly leading?: number
  /** Space between letters, in parts of their size. */
  readonly spacing?: number
  /** Figures of one width. */
  readonly isTabular?: boolean
}

type Rule = { readonly ink?: string; readonly thick?: number; readonly from?: number; readonly to?: number }

export type Place = { readonly x: number; readonly y: number; readonly width: number }

/**
 * Letters as they stand, with their kerning. The font's contextual rules move signs between capitals, which nobody here needs,
 * and take nine tenths of the time in which a document is drawn.
 */
const PLAIN = { calt: false, ccmp: false, kern: true } as const

type Options = { title: string; author: string; madeAt: Date; footer: string }

export type Sheet = ReturnType<typeof createSheet>

/**
 * A tagged PDF/A on which texts are laid by words: a line of Korean breaks between words, never inside one. Places are points
 * from the upper left corner, `y` is where the next part begins.
 */
export function createSheet({ title, author, madeAt, footer }: Options) {
  const { doc, written } = openPdf({
    title,
    author,
    madeAt,
    subset: 'PDF/A-3a',
    tagged: true,
    margins: { top: MARGIN.top, left: MARGIN.side, right: MARGIN.side, bottom: 0 },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const left = MARGIN.side
  const right = doc.page.width - MARGIN.side
  const bottom = doc.page.height - MARGIN.bottom

  const optionsOf = ({ size, spacing = -0.01, isTabular }: Look): PDFKit.Mixins.TextOptions => ({
    lineBreak: false,
    characterSpacing: px(size) * spacing,
    features: { ...PLAIN, ...(isTabular && { tnum: true }) } as unknown as PDFKit.Mixins.OpenTypeFeatures[],
  })

  /** Measuring shapes the letters each time, and most words are measured often. */
  const widths = new Map<string, number>()

  function widthOf(text: string, look: Look): number {
    return text
      .split(' ')
      .map((word) => widthOfWord(word, look))
      .reduce((sum, width) => sum + widthOfWord(' ', look) + width)
  }

  function widthOfWord(word: string, look: Look): number {
    const key = `${look.size} ${look.bold} ${look.spacing} ${look.isTabular} ${word}`
    const known = widths.get(key)
    if (known !== undefined) return known
    doc.font(look.bold ? 'bold' : 'regular').fontSize(px(look.size))
    const width = doc.widthOfString(word, optionsOf(look))
    widths.set(key, width)
    return width
  }

  /** The lines of a text. A word that is wider than its room is broken where it must. */
  function linesOf(text: string, width: number, look: Look): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((it) => pieces(it, width, look))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, look) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  function pieces(word: string, width: number, look: Look): string[] {
    if (widthOfWord(word, look) <= width) return [word]
    const found: string[] = []
    let piece = ''
    for (const letter of word) {
      if (piece !== '' && widthOfWord(piece + letter, look) > width) {
        found.push(piece)
        piece = ''
      }
      piece += letter
    }
    return [...found, piece]
  }

  const leadingOf = ({ size, leading = 1.55 }: Look) => px(size) * leading

  const sheet = {
    doc,
    left,
    right,
    width: right - left,
    y: MARGIN.top,
    linesOf,
    widthOf,
    heightOf: (text: string, width: number, look: Look): number =>
      linesOf(text, width, look).length * leadingOf(look),
    /** Draws inside of a tag; returns the height. */
    text(words: string, { x, y, width }: Place, look: Look): number {
      const { ink = INK.text, align = 'left', size } = look
      const step = leadingOf(look)
      const lines = linesOf(words, width, look)
      for (const [index, line] of lines.entries()) {
        const rest = align === 'left' ? 0 : (width - widthOf(line, look)) / (align === 'right' ? 1 : 2)
        doc.font(look.bold ? 'bold' : 'regular').fontSize(px(size))
        // Pretendard's line is 1.19 of its size; the rest stands half above and half below it.
        const above = (step - px(size) * 1.19) / 2
        doc.fillColor(ink).text(line, x + rest, y + index * step + above, optionsOf(look))
      }
      return lines.length * step
    },
    /** Tells readers what a part is; it is drawn once it is added. */
    tag(type: string, content: (() => void) | Tagged[], options: { alt?: string } = {}): Tagged {
      return doc.struct(type, options, content as never)
    },
    /** A part that gets its own parts one by one, so that something can be drawn between them. */
    open(type: string): Tagged {
      const part = doc.struct(type)
      root.add(part)
      return part
    },
    add(part: Tagged, to: Tagged = root): void {
      to.add(part)
    },
    /** What only decorates. It stands between tags, never inside one. */
    artifact(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    rule(y: number, { ink = INK.line, thick = 1, from = left, to = right }: Rule = {}): void {
      this.artifact(() =>
        doc.moveTo(from, y).lineTo(to, y).lineWidth(px(thick)).undash().strokeColor(ink).stroke(),
      )
    },
    frame({ x, y, width }: Place, height: number, isDashed = false): void {
      this.artifact(() => {
        if (isDashed) doc.dash(px(4), { space: px(3) })
        doc.roundedRect(x, y, width, height, px(6)).lineWidth(px(1)).strokeColor(INK.field).stroke().undash()
      })
    },
    /** Begins another page when so much does not fit on this one. */
    fit(height: number): void {
      if (this.y + height > bottom - FOOTER) this.turn()
    },
    turn(): void {
      doc.addPage()
      this.y = MARGIN.top
    },
    /** Writes the last line of every page and answers the file. */
    end(maker: string): Promise<Buffer> {
      root.end()
      const { count } = doc.bufferedPageRange()
      const look = { size: 11.5, ink: INK.third }
      const y = bottom - px(18)
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        this.rule(y - px(10))
        doc.markContent('Artifact', { type: 'Pagination' })
        this.text(footer, { x: left, y, width: this.width - px(120) }, look)
        const number = `${maker} · ${page + 1} / ${count}`
        this.text(number, { x: right - px(120), y, width: px(120) }, { ...look, align: 'right' })
        doc.endMarkedContent()
      }
      doc.end()
      return written
    },
  }
  return sheet
}

export type Tagged = ReturnType<PDFKit.PDFDocument['struct']>
