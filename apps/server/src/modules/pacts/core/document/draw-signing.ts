import { type DocumentSignature, sealWords, signatureFacts } from '@coffeeattack/domain/pacts/document'
import type { DocumentSigner, Fact, PactDocument } from '@coffeeattack/domain/pacts/document-shape'
import { fingerprintBars, spokenFingerprint, wholeFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { drawSeal, drawSealPlace } from './draw-seal.ts'
import { drawHeading, paragraph } from './draw-text.ts'
import { INK, type Place, px, type Sheet, type Tagged } from './sheet.ts'

/** What is known once both have signed. */
export type Sealing = {
  readonly sealedAt: Date
  /** SHA-256 of the document without signatures, in hex: what both signed. */
  readonly fingerprint: string
  readonly company: DocumentSignature
  readonly person: DocumentSignature
  /** 'coffeeattack.example/verify' */
  readonly verifyAt: string
  readonly files: readonly AttachedFile[]
}

export type AttachedFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly relationship: 'Source' | 'Data'
}

const BOX = px(144)
const SEAL_BOX = px(152)
/** The heading, its sentence, the two boxes and the seal stay on one page. */
const ALL = px(26 + 31 + 24 + 12 + 16) + BOX + SEAL_BOX

export function drawSigning(sheet: Sheet, { signing }: PactDocument, sealing: Sealing | null): void {
  sheet.fit(ALL)
  sheet.y += px(26)
  drawHeading(sheet, signing.heading)
  paragraph(sheet, signing.text)
  sheet.y += px(12)
  const half = (sheet.width - px(20)) / 2
  for (const signer of signing.signers) {
    const isCompany = signer.side === '회사'
    const place = { x: isCompany ? sheet.left : sheet.right - half, y: sheet.y, width: half }
    const signature = sealing && (isCompany ? sealing.company : sealing.person)
    sheet.frame(place, BOX, signature === null)
    sheet.add(signerBox(sheet, { signer, signature, place }))
  }
  sheet.y += BOX + px(16)
  sealBox(sheet, sealing)
}

type SignerBox = { signer: DocumentSigner; signature: DocumentSignature | null; place: Place }

function signerBox(sheet: Sheet, { signer, signature, place }: SignerBox): Tagged {
  const [x, width] = [place.x + px(16), place.width - px(32)]
  return sheet.tag('Sect', [
    sheet.tag('P', () => {
      sheet.text(signer.side, { x, y: place.y + px(14), width }, { size: 12, ink: INK.third })
    }),
    sheet.tag('P', () => {
      const y = place.y + px(34)
      const name = { size: 20, bold: true }
      sheet.text(signer.name, { x, y, width }, name)
      const used = sheet.widthOf(signer.name, name) + px(12)
      const title = { size: 12, ink: INK.second, align: 'right', leading: 1.3 } as const
      const [room, lift] = [width - used, sheet.heightOf(signer.title, width - used, title) - px(15.6)]
      sheet.text(signer.title, { x: x + used, y: y + px(10) - lift, width: room }, title)
    }),
    sheet.tag(
      'Table',
      signatureFacts(signature).map((fact, index) =>
        factRow(sheet, fact, { x, width, y: place.y + px(71 + index * 22) }),
      ),
    ),
  ])
}

function factRow(sheet: Sheet, { name, text }: Fact, { x, y, width }: Place): Tagged {
  const look = { size: 12.5, leading: 1.6, isTabular: true }
  return sheet.tag('TR', [
    sheet.tag('TH', () => void sheet.text(name, { x, y, width: px(62) }, { ...look, ink: INK.third })),
    sheet.tag('TD', () => void sheet.text(text, { x: x + px(70), y, width: width - px(70) }, look)),
  ])
}

function sealBox(sheet: Sheet, sealing: Sealing | null): void {
  const place = { x: sheet.left, y: sheet.y, width: sheet.width }
  sheet.frame(place, SEAL_BOX)
  const [x, width] = [place.x + px(144), place.width - px(160)]
  const middle = { x: place.x + px(70), y: place.y + SEAL_BOX / 2 }
  const title = { size: 14, bold: true }
  const words = { size: 12.5, leading: 1.6, ink: INK.second }
  if (!sealing) {
    drawSealPlace(sheet, middle)
    // Its own fingerprint cannot stand in a file: it is that of the file.
    const y = place.y + SEAL_BOX / 2 - px(21)
    sheet.add(sheet.tag('P', () => void sheet.text(sealWords.notYet, { x, y: y + px(11), width }, words)))
    return
  }
  drawSeal(sheet, middle, sealing.sealedAt)
  const { fingerprint, sealedAt, verifyAt } = sealing
  sheet.add(
    sheet.tag(
      'P',
      () => void sheet.text(sealWords.sealed(sealedAt), { x, y: place.y + px(14), width }, title),
    ),
  )
  sheet.add(
    sheet.tag('Figure', () => drawFingerprint(sheet, fingerprint, { x, y: place.y + px(44), width }), {
      alt: spokenFingerprint(fingerprint),
    }),
  )
  sheet.add(
    sheet.tag('P', () => {
      const look = { size: 11, ink: INK.second, isTabular: true, spacing: 0.03 }
      sheet.text(wholeFingerprint(fingerprint), { x, y: place.y + px(81), width }, look)
    }),
  )
  sheet.add(
    sheet.tag(
      'P',
      () => void sheet.text(sealWords.told(verifyAt), { x, y: place.y + px(103), width }, words),
    ),
  )
}

const ROW = px(30)

function drawFingerprint({ doc }: Sheet, fingerprint: string, { x, y, width }: Place): void {
  const bars = fingerprintBars(fingerprint)
  const step = (width - px(4)) / (bars.length - 1)
  for (const [index, percent] of bars.entries()) {
    const height = (ROW * percent) / 100
    doc.roundedRect(x + step * index, y + (ROW - height) / 2, px(4), height, px(2))
  }
  doc.fillColor(INK.text).fill()
}
