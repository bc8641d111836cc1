import { BRAND } from '@coffeeattack/domain/brand'
import { COLOURS } from './colours.ts'
import { cutToWidth, wrapToWidth, xml } from './text.ts'

/** The cup from above with its two rising chevrons. */
function mark(height: number): string {
  return `<g transform="scale(${height / 32})">
<circle cx="16" cy="16" r="14" fill="${COLOURS.shot}"/><rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" fill="${COLOURS.shot}"/>
<path d="m9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4" fill="none" stroke="${COLOURS.hero}" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

/** What messengers and search engines show of a link. */
export const SIZE = { width: 1200, height: 630 } as const

/** The drawing stands in the square of 420 at the right, its corner at 0 0. */
export type Picture = { title: readonly string[]; about: string; drawing: string }

const LEFT = 72
const TEXT_WIDTH = 600
const TITLE = { size: 66, line: 84 }
const ABOUT = { size: 31, line: 46 }

/** A page in one picture: the name, what it is about in two lines, and a drawing. */
export function pictureSvg({ title, about, drawing }: Picture): string {
  const top = 302 - ((title.length - 1) * TITLE.line) / 2
  const under = top + (title.length - 1) * TITLE.line + 68
  const lines = wrapToWidth(about, ABOUT.size, TEXT_WIDTH, 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="Pretendard">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOURS.hero}"/>
<g transform="translate(${LEFT} 60)">${mark(52)}</g>
<text x="${LEFT + 68}" y="99" font-size="38" font-weight="800" letter-spacing="-1.7" fill="${COLOURS.ink}">${xml(BRAND.ko)}</text>
${title.map((line, index) => `<text x="${LEFT}" y="${top + index * TITLE.line}" font-size="${TITLE.size}" font-weight="800" letter-spacing="-2.6" fill="${COLOURS.ink}">${xml(cutToWidth(line, TITLE.size, TEXT_WIDTH + 40))}</text>`).join('\n')}
${lines.map((line, index) => `<text x="${LEFT}" y="${under + index * ABOUT.line}" font-size="${ABOUT.size}" font-weight="500" letter-spacing="-.6" fill="${COLOURS.ink2}">${xml(line)}</text>`).join('\n')}
<g transform="translate(708 105)">${drawing}</g>
</svg>`
}
