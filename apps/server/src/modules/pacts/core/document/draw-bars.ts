import type { PactBlock } from '@coffeeattack/domain/pacts/document-shape'
import { INK, px, type Sheet } from './sheet.ts'

const HEIGHT = px(34)
const NAME = px(106)
const WORDS = px(266)

type Bars = Extract<PactBlock, { kind: 'bars' }>

/** The offer thin and grey above, the terms thick below with an empty dashed box for what is missing, on one scale from zero. */
export function drawBars(sheet: Sheet, { name, offered, agreed, text }: Bars): void {
  sheet.y += px(10)
  sheet.fit(HEIGHT)
  const { doc, left, right, y } = sheet
  const room = right - left - NAME - WORDS
  const widest = Math.max(offered.max, agreed?.max ?? 0)
  const at = (value: number) => (value / widest) * room
  const x = left + NAME
  const look = { size: 13.5, leading: 1.5 }
  sheet.add(
    sheet.tag('P', () => {
      sheet.text(name, { x: left, y: y + px(3), width: NAME }, { ...look, bold: true })
      sheet.text(text, { x: right - WORDS + px(14), y: y + px(3), width: WORDS - px(14) }, look)
    }),
  )
  sheet.artifact(() => {
    doc
      .roundedRect(x, y + px(3), at(offered.max), px(5), px(2))
      .fillColor(INK.field)
      .fill()
    const has = agreed ? at(agreed.max) : 0
    if (has > 0)
      doc
        .roundedRect(x, y + px(11), has, px(12), px(2))
        .fillColor(INK.espresso)
        .fill()
    const gap = has > 0 ? px(2) : 0
    const missing = at(offered.max) - has - gap
    if (missing > px(2))
      doc
        .roundedRect(x + has + gap, y + px(11.6), missing, px(10.8), px(2))
        .lineWidth(px(1.2))
        .dash(px(3), { space: px(2.4) })
        .strokeColor(INK.second)
        .stroke()
        .undash()
  })
  sheet.y += HEIGHT - px(8)
}
