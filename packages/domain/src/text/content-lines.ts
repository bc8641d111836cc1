/*
 * How calendars (RFC 5545) and contacts (RFC 2426) write a file: one property a line, CR LF at its end, long lines
 * folded.
 */

/** A text value: backslash, semicolon, comma and line ends escaped, other control characters gone. */
export function escaped(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(CONTROLS, '')
}

/** Controls of every kind would start a new line or break a reader. */
const CONTROLS = /\p{Cc}/gu

/** A value that is not text, such as an address. */
export function oneLine(value: string): string {
  return value.toWellFormed().replaceAll(CONTROLS, '')
}

export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('')

const LINE_OCTETS = 75

/** Lines longer than 75 octets go on in the next line after a space; no character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
