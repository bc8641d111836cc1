import { COLOURS } from '../colours.ts'

/** The cup from above with its two rising chevrons. */
export function mark(height: number): string {
  return `<g transform="scale(${height / 32})">
<circle cx="16" cy="16" r="14" fill="${COLOURS.shot}"/><rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" fill="${COLOURS.shot}"/>
<path d="m9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4" fill="none" stroke="${COLOURS.hero}" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round"/></g>`
}
