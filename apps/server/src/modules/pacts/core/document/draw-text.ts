import { px, type Sheet } from './sheet.ts'

export function drawHeading(sheet: Sheet, text: string): void {
  sheet.add(
    sheet.tag('H2', () => {
      const look = { size: 16, bold: true, leading: 1.4, spacing: -0.02 }
      sheet.y += sheet.text(text, { x: sheet.left, y: sheet.y, width: sheet.width }, look) + px(9)
    }),
  )
}

export const BODY = { size: 14, leading: 1.7 } as const

export function paragraph(sheet: Sheet, text: string): void {
  sheet.fit(sheet.heightOf(text, sheet.width, BODY))
  sheet.add(
    sheet.tag('P', () => {
      sheet.y += sheet.text(text, { x: sheet.left, y: sheet.y, width: sheet.width }, BODY)
    }),
  )
}
