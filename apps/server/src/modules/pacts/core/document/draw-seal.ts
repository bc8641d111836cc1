import { BRAND } from '@coffeeattack/domain/brand'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { sealWords } from '@coffeeattack/domain/pacts/document'
import { INK, px, type Sheet } from './sheet.ts'

type Middle = { readonly x: number; readonly y: number }

/** The drawing is 120 wide and stands 104 pixels wide. */
const SCALE = px(104) / 120

/** Round, espresso, with the double chevron and the day (PACT-5); drawn when both have signed, never before. */
export function drawSeal(sheet: Sheet, middle: Middle, sealedAt: Date): void {
  const day = formatDay(kstDay(sealedAt)).replaceAll('-', '.')
  const { doc } = sheet
  const draw = () => {
    doc.save().translate(middle.x, middle.y).scale(SCALE)
    doc.circle(0, 0, 57.5).lineWidth(3).strokeColor(INK.espresso).stroke()
    doc.circle(0, 0, 36).fillColor(INK.espresso).fill()
    doc
      .path('M-14 14L0 0L14 14M-11.5 -2L0 -13.5L11.5 -2')
      .lineWidth(6.5)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor('#FFFFFF')
      .stroke()
      .lineCap('butt')
    around(doc, `${BRAND.ko} 봉인`, { radius: 44, isBelow: false })
    around(doc, day, { radius: 50.5, isBelow: true })
    doc.restore()
  }
  sheet.add(sheet.tag('Figure', draw, { alt: `${BRAND.ko} 봉인, ${day}` }))
}

/** Where the seal will stand. */
export function drawSealPlace(sheet: Sheet, { x, y }: Middle): void {
  const { doc } = sheet
  sheet.artifact(() =>
    doc
      .circle(x, y, px(49))
      .lineWidth(px(1.7))
      .dash(px(4.3), { space: px(4.3) })
      .strokeColor(INK.field)
      .stroke()
      .undash(),
  )
  const place = { x: x - px(45), y: y - px(10), width: px(90) }
  const look = { size: 12, ink: INK.third, align: 'center' } as const
  sheet.add(sheet.tag('P', () => void sheet.text(sealWords.place, place, look)))
}

type Outlined = {
  glyphForCodePoint(code: number): {
    advanceWidth: number
    path: { toSVG(): string }
  }
  unitsPerEm: number
}

/**
 * Letters along a circle, as outlines: as letters they would stand scattered between the sentences beside the seal wherever
 * the text of the file is taken out.
 */
function around(
  doc: PDFKit.PDFDocument,
  words: string,
  { radius, isBelow }: { radius: number; isBelow: boolean },
): void {
  const [size, spacing] = [11.5, 1.2]
  doc.font('bold').fontSize(size)
  // oxlint-disable-next-line no-underscore-dangle -- the library shows its font by no other name
  const { font } = (doc as unknown as { _font: { font: Outlined } })._font
  const scale = size / font.unitsPerEm
  const letters = [...words].map((letter) => {
    const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0)!)
    return { width: advanceWidth * scale + spacing, outline: path.toSVG() }
  })
  const turn = isBelow ? -1 : 1
  let along = -letters.reduce((sum, { width }) => sum + width, 0) / 2
  for (const { width, outline } of letters) {
    const degrees = ((along + width / 2) / radius) * (180 / Math.PI)
    along += width
    if (outline === '') continue
    doc.save().rotate(degrees * turn)
    doc.translate(-(width - spacing) / 2, isBelow ? radius : -radius).scale(scale, -scale)
    doc.path(outline).fillColor(INK.espresso).fill()
    doc.restore()
  }
}
