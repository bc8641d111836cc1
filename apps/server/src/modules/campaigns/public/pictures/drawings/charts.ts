import { HILL_REACH, hillHeight, spreadsAtTop } from '@coffeeattack/domain/insight/hill'
import { COLOURS } from '../colours.ts'

const SIDE = 420
const BOTTOM = 372

/** Columns on one baseline, in percent. Years before the column `from` are not whole; raises since then are cherry. */
export function risingColumns(heights: readonly number[], from = 0): string {
  const gap = heights.length > 8 ? 8 : 16
  const width = (SIDE - gap * (heights.length - 1)) / heights.length
  const first = heights[from] ?? 0
  const columns = heights.map((height, index) => {
    const x = index * (width + gap)
    const total = Math.max(3, (330 * height) / 100)
    const base = Math.min(total, index < from ? total : Math.max(3, (330 * first) / 100))
    const risen = total - base
    return `${column(x, BOTTOM - base, width, base, risen > 4 ? 0 : 10, index < from ? COLOURS.fill : COLOURS.track)}${risen > 4 ? column(x, BOTTOM - total, width, risen - 3, 10, COLOURS.rise) : ''}`
  })
  return columns.join('') + baseline()
}

/** Columns of one colour, the newest in ink, for a sum that has no raises. */
export function plainColumns(heights: readonly number[]): string {
  const gap = heights.length > 8 ? 8 : 16
  const width = (SIDE - gap * (heights.length - 1)) / heights.length
  const columns = heights.map((height, index) => {
    const total = Math.max(3, (330 * height) / 100)
    const isNewest = index === heights.length - 1
    return column(
      index * (width + gap),
      BOTTOM - total,
      width,
      total,
      10,
      isNewest ? COLOURS.shot : COLOURS.track,
    )
  })
  return columns.join('') + baseline()
}

function column(x: number, y: number, width: number, height: number, radius: number, colour: string): string {
  const r = Math.min(radius, height, width / 2)
  return `<path d="M${x} ${y + height}V${y + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${y + height}Z" fill="${colour}"/>`
}

function baseline(): string {
  return `<path d="M0 ${BOTTOM + 2}H${SIDE}" stroke="${COLOURS.line}" stroke-width="3"/>`
}

/** A distribution of people with a pin, `top` percent from the right. */
export function hill(top: number, label: string): string {
  const x = Math.min(SIDE - 20, Math.max(20, SIDE / 2 + (spreadsAtTop(top) * SIDE) / (2 * HILL_REACH)))
  const points = Array.from({ length: 85 }, (_, index) => {
    const at = (index / 84) * SIDE
    return `${at.toFixed(1)} ${heightAt(at).toFixed(1)}`
  })
  const width = label.length * 27 + 44
  const plate = Math.min(SIDE - width / 2, Math.max(width / 2, x))
  return `<path d="M0 ${BOTTOM}L${points.join('L')}L${SIDE} ${BOTTOM}Z" fill="${COLOURS.track}"/>${baseline()}
<path d="M${x} 70V${BOTTOM}" stroke="${COLOURS.ink}" stroke-width="4"/><circle cx="${x}" cy="${heightAt(x)}" r="11" fill="${COLOURS.paper}" stroke="${COLOURS.ink}" stroke-width="6"/>
<rect x="${plate - width / 2}" y="6" width="${width}" height="66" rx="18" fill="${COLOURS.shot}"/><text x="${plate}" y="51" text-anchor="middle" font-size="34" font-weight="800" letter-spacing="-1" fill="${COLOURS.onShot}">${label}</text>`
}

function heightAt(x: number): number {
  return BOTTOM - 240 * hillHeight(((x - SIDE / 2) * 2 * HILL_REACH) / SIDE)
}

/** Bars from the left, the longest first. */
export function bars(lengths: readonly number[]): string {
  return lengths
    .map((length, index) => {
      const y = 46 + index * 70
      return `<rect y="${y}" width="${SIDE}" height="40" rx="20" fill="${COLOURS.fill}"/><rect y="${y}" width="${(SIDE * length) / 100}" height="40" rx="20" fill="${index === 0 ? COLOURS.shot : COLOURS.track}"/>`
    })
    .join('')
}
