import { COLOURS } from '../colours.ts'
import { cutToWidth, widthOf, xml } from '../text.ts'

export type SlipLine = { label: string; figure: string; strong?: boolean }
type SlipProps = {
  x: number
  y: number
  width?: number
  head: string
  lines?: readonly SlipLine[]
  /** In cherry, for a figure that rose. */
  rise?: { label: string; figure: string }
}

const PAD = 32

/** A café bill with a torn edge: labels left, figures right, what rose in cherry. */
export function slip({ x, y, width = 330, head, lines = [], rise }: SlipProps): string {
  const inside = width - 2 * PAD
  const afterLines = 104 + lines.length * 40
  const height = afterLines + (rise ? 116 : 8)
  return `<g transform="translate(${x} ${y}) rotate(4)">
<path d="${torn(width, height + 10)}" fill="${COLOURS.shot}" fill-opacity=".07" transform="translate(0 8)"/>
<path d="${torn(width, height + 10)}" fill="${COLOURS.paper}"/>
<text x="${PAD}" y="58" font-size="27" font-weight="800" letter-spacing="-.9" fill="${COLOURS.ink}">${xml(cutToWidth(head, 27, inside))}</text>
${dashes(84, inside)}
${lines.map((line, index) => row(line, 122 + index * 40, width)).join('')}
${rise ? `${dashes(afterLines + 8, inside)}<text x="${PAD}" y="${afterLines + 48}" font-size="21" font-weight="500" fill="${COLOURS.ink3}">${xml(rise.label)}</text><text x="${PAD}" y="${afterLines + 100}" font-size="52" font-weight="800" letter-spacing="-2" fill="${COLOURS.rise}">${xml(cutToWidth(rise.figure, 52, inside + 20))}</text>` : ''}</g>`
}

function row({ label, figure, strong }: SlipLine, y: number, width: number): string {
  const room = width - 2 * PAD - widthOf(label, 24) - 16
  const weight = strong ? 800 : 500
  return `<text x="${PAD}" y="${y}" font-size="24" font-weight="500" fill="${COLOURS.ink3}">${xml(label)}</text>
<text x="${width - PAD}" y="${y}" text-anchor="end" font-size="24" font-weight="${weight}" fill="${strong ? COLOURS.ink : COLOURS.ink3}">${xml(cutToWidth(figure, 24, room))}</text>`
}

function dashes(y: number, width: number): string {
  return `<path d="M${PAD} ${y}h${width}" stroke="${COLOURS.line}" stroke-width="2" stroke-dasharray="8 8"/>`
}

/** A sheet whose lower edge is torn into teeth. */
function torn(width: number, height: number): string {
  const teeth = Math.round(width / 22)
  const step = width / teeth
  const edge = Array.from(
    { length: teeth },
    () => `l${(-step / 2).toFixed(2)} 10l${(-step / 2).toFixed(2)} -10`,
  )
  return `M12 0H${width - 12}a12 12 0 0 1 12 12V${height}${edge.join('')}V12a12 12 0 0 1 12 -12Z`
}
