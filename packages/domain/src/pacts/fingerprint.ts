/* A document's SHA-256 in hex, as it is told and drawn alike on every screen, on the paper and on /verify (PACT-5, PACT-6). */

const groups = (fingerprint: string, size: number): string[] =>
  fingerprint.toUpperCase().match(new RegExp(`.{${size}}`, 'g')) ?? []

/** '26C9 9426 … 8D93' */
export function shortFingerprint(fingerprint: string): string {
  const parts = groups(fingerprint, 4)
  return `${parts[0]} ${parts[1]} … ${parts.at(-1)}`
}

/** '26C99426 B738E09A …': all of it, in eight groups. */
export const wholeFingerprint = (fingerprint: string): string => groups(fingerprint, 8).join(' ')

/** For those who hear it: '문서 지문 26c9 9426으로 시작해요'. Without a library for particles: a public page uses it. */
export function spokenFingerprint(fingerprint: string): string {
  const start = `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)}`
  return `문서 지문 ${start}${/[036]$/.test(start) ? '으로' : '로'} 시작해요`
}

/** The lowest bar is still a bar, and the highest fills the row. */
const BAR = { lowest: 14, highest: 100 } as const

/** 32 heights in percent of the row, one for each byte. */
export function fingerprintBars(fingerprint: string): number[] {
  const bytes = groups(fingerprint, 2).map((pair) => Number.parseInt(pair, 16))
  return bytes.map((byte) => Math.round(BAR.lowest + (byte * (BAR.highest - BAR.lowest)) / 255))
}
