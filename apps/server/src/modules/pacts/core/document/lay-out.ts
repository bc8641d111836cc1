import { BRAND } from '@coffeeattack/domain/brand'
import { kstDay } from '@coffeeattack/domain/kst'
import { type DocumentInput, pactDocument } from '@coffeeattack/domain/pacts/document'
import type { Fact, PactBlock, PactDocument } from '@coffeeattack/domain/pacts/document-shape'
import { drawBars } from './draw-bars.ts'
import { drawPayTable } from './draw-pay-table.ts'
import { drawSigning, type Sealing } from './draw-signing.ts'
import { BODY, drawHeading, paragraph } from './draw-text.ts'
import { createSheet, INK, px, type Sheet } from './sheet.ts'

/** A version as it was sent: it never changes, and its document is made of it alone. */
export type SentVersion = Omit<DocumentInput, 'sentDay'> & { readonly sentAt: Date }

/**
 * The document on A4 (PACT-5). The same version gives the same bytes: nothing of it comes from the clock, the settings or
 * chance. `sealing` adds who signed, the fingerprint of the unsigned document, the seal, and the files beside it.
 */
export function layOut({ sentAt, ...version }: SentVersion, sealing: Sealing | null): Promise<Buffer> {
  const document = pactDocument({ ...version, sentDay: kstDay(sentAt) })
  const sheet = createSheet({
    title: `${document.title} ${document.versionLine[2]}`,
    author: BRAND.ko,
    madeAt: sealing?.sealedAt ?? sentAt,
    footer: document.footer,
  })
  head(sheet, document)
  for (const [index, block] of document.blocks.entries()) drawBlock(sheet, block, document.blocks[index + 1])
  drawSigning(sheet, document, sealing)
  for (const { name, bytes, type, relationship } of sealing?.files ?? []) {
    const dates = { creationDate: sealing!.sealedAt, modifiedDate: sealing!.sealedAt }
    // PDF/A-3 wants to know what a file inside is to the document; the library's types lack it.
    const options = { name, type, relationship, ...dates }
    sheet.doc.file(Buffer.from(bytes), options)
  }
  return sheet.end(BRAND.ko)
}

function head(sheet: Sheet, { title, versionLine, company, person, opening }: PactDocument): void {
  const whole = { x: sheet.left, width: sheet.width }
  sheet.add(
    sheet.tag('H1', () => {
      const look = { size: 28, bold: true, align: 'center', leading: 1.3, spacing: 0.32 } as const
      sheet.y += sheet.text(title, { ...whole, y: sheet.y }, look) + px(6)
    }),
  )
  sheet.add(
    sheet.tag('P', () => {
      const look = { size: 12, ink: INK.third, align: 'center' } as const
      sheet.y += sheet.text(versionLine.join(' · '), { ...whole, y: sheet.y }, look) + px(20)
    }),
  )
  const half = (sheet.width - px(28)) / 2
  const top = sheet.y
  const first = facts(sheet, company, { x: sheet.left, width: half, names: px(97) })
  sheet.y = top
  const second = facts(sheet, person, { x: sheet.right - half, width: half, names: px(97) })
  sheet.y = Math.max(first, second) + px(16)
  paragraph(sheet, opening)
}

function drawBlock(sheet: Sheet, block: PactBlock, next: PactBlock | undefined): void {
  if (block.kind === 'heading') return heading(sheet, block.text, next)
  if (block.kind === 'paragraph') return paragraph(sheet, block.text)
  if (block.kind === 'pay') {
    drawPayTable(sheet, block.rows)
    sheet.y += px(9)
    return
  }
  if (block.kind === 'bars') return drawBars(sheet, block)
  if (block.kind === 'quote') return quote(sheet, block.text)
  if (block.kind === 'clauses') return clauses(sheet, block.items)
  sheet.y = facts(sheet, block.rows, {
    x: sheet.left,
    width: sheet.width,
    names: px(109),
    isStrong: true,
  })
}

/** Room for the heading with what follows it, so that none stands alone at the foot of a page. */
const WITH_NEXT = px(110)

/** The conditions begin a page of their own: what is paid stands on the first. */
function heading(sheet: Sheet, text: string, next: PactBlock | undefined): void {
  const isFirstOnPage = next?.kind === 'facts'
  if (isFirstOnPage) sheet.turn()
  else sheet.y += px(26)
  sheet.fit(WITH_NEXT)
  drawHeading(sheet, text)
}

function quote(sheet: Sheet, text: string): void {
  const width = sheet.width - px(16)
  const height = sheet.heightOf(text, width, BODY)
  sheet.y += px(8)
  sheet.fit(height)
  const top = sheet.y
  sheet.artifact(() => sheet.doc.rect(sheet.left, top, px(2), height).fillColor(INK.field).fill())
  sheet.add(
    sheet.tag('BlockQuote', () => {
      sheet.y += sheet.text(text, { x: sheet.left + px(16), y: top, width }, BODY) + px(8)
    }),
  )
}

function clauses(sheet: Sheet, items: readonly { mark: string; text: string }[]): void {
  const look = { size: 14, leading: 1.65 }
  const width = sheet.width - px(22)
  const list = sheet.open('L')
  for (const { mark, text } of items) {
    sheet.fit(sheet.heightOf(text, width, look))
    const { left, y } = sheet
    const parts = [
      sheet.tag('Lbl', () => void sheet.text(mark, { x: left, y, width: px(22) }, look)),
      sheet.tag('LBody', () => {
        sheet.y += sheet.text(text, { x: left + px(22), y, width }, look) + px(5)
      }),
    ]
    sheet.add(sheet.tag('LI', parts), list)
  }
  list.end()
}

type FactsPlace = { x: number; width: number; names: number; isStrong?: boolean }

/** A table of names and what is said of them. Returns where it ends. */
function facts(
  sheet: Sheet,
  rows: readonly Fact[],
  { x, width, names, isStrong = false }: FactsPlace,
): number {
  const look = { size: 13.2, leading: 1.5 }
  const room = width - names
  const place = { from: x, to: x + width }
  const table = sheet.open('Table')
  for (const row of rows) {
    const said = { ...look, bold: row.isStrong ?? false, isTabular: true }
    const height = sheet.heightOf(row.text, room, said) + px(14)
    sheet.fit(height)
    sheet.rule(sheet.y, place)
    const y = sheet.y + px(7)
    const named = { ...look, bold: isStrong, ink: isStrong ? INK.text : INK.third }
    const cells = [
      sheet.tag('TH', () => void sheet.text(row.name, { x, y, width: names }, named)),
      sheet.tag('TD', () => void sheet.text(row.text, { x: x + names, y, width: room }, said)),
    ]
    sheet.add(sheet.tag('TR', cells), table)
    sheet.y += height
  }
  table.end()
  sheet.rule(sheet.y, { ...place, ink: INK.field })
  return sheet.y
}
