import { COLOURS } from '../colours.ts'

/** A shield with a check mark. */
export function shield(): string {
  return `<path d="M210 20 370 82v120c0 98-66 160-160 198C116 362 50 300 50 202V82Z" fill="${COLOURS.paper}"/>
<path d="M210 52 340 102v102c0 78-52 128-130 162Z" fill="${COLOURS.fill}"/>
<path d="m140 212 50 50 96-104" fill="none" stroke="${COLOURS.shot}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A question and the answer to it, as in a chat. */
export function questions(): string {
  return `<path d="M36 40h230a36 36 0 0 1 36 36v78a36 36 0 0 1-36 36H96l-44 38v-38H36a36 36 0 0 1-36-36V76a36 36 0 0 1 36-36z" fill="${COLOURS.paper}"/>
<text x="151" y="158" text-anchor="middle" font-size="120" font-weight="800" fill="${COLOURS.ink}">?</text>
<path d="M154 240h230a36 36 0 0 1 36 36v62a36 36 0 0 1-36 36h-16v34l-42-34H154a36 36 0 0 1-36-36v-62a36 36 0 0 1 36-36z" fill="${COLOURS.shot}"/>
<path d="M164 288h210M164 326h132" stroke="${COLOURS.hero}" stroke-width="16" stroke-linecap="round" opacity=".85"/>`
}

/** One salary in three sizes, each inside the other. */
export function nestedPay(): string {
  const bar = (y: number, width: number, colour: string, label: string, ink: string) =>
    `<rect y="${y}" width="${width}" height="92" rx="20" fill="${colour}"/><text x="28" y="${y + 58}" font-size="32" font-weight="800" letter-spacing="-1" fill="${ink}">${label}</text>`
  return (
    bar(52, 420, COLOURS.shot, '계약 연봉', COLOURS.onShot) +
    bar(164, 372, COLOURS.track, '과세 소득', COLOURS.ink) +
    bar(276, 318, COLOURS.paper, '보수월액', COLOURS.ink)
  )
}
