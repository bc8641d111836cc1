/** What stands in a masked text in place of a name or a contact: '〔전화번호〕로 연락 주세요'. Masking stands in contacts.ts. */
export const markNames = {
  PHONE: '전화번호',
  EMAIL: '이메일',
  LINK: '링크',
  MESSENGER: '메신저 아이디',
  NAME: '이름',
} as const

export const MARK = new RegExp(`〔(${Object.values(markNames).join('|')})〕`)

const BRACKETED = /〔[^〕]*〕/gu

/**
 * The text with its marks as empty lines, each letter in its place. A search for '전화번호' must not find, count or quote
 * whoever hid one.
 */
export function blankMarks(text: string): string {
  // Behind the last closing bracket nothing is bracketed; each opening one there would be followed to the end of the text.
  const end = text.lastIndexOf('〕') + 1
  return text.slice(0, end).replaceAll(BRACKETED, (mark) => '\n'.repeat(mark.length)) + text.slice(end)
}

export const hasMark = (text: string): boolean => blankMarks(text) !== text

export type TextPiece = { kind: 'text'; text: string } | { kind: 'hidden'; name: string }

/** A masked text for a screen that draws each mark as a pill. */
export function textPieces(masked: string): TextPiece[] {
  return masked.split(MARK).flatMap((piece, index): TextPiece[] => {
    if (index % 2 === 1) return [{ kind: 'hidden', name: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
}

export const hidesSomething = (masked: string): boolean => MARK.test(masked)

/** True for one mark and nothing else. */
export const isMark = (masked: string): boolean => MARK.exec(masked)?.[0] === masked

/** The masked text for a title or a label, where no pill can be drawn: '가려진 전화번호로 연락 주세요'. */
export const spokenText = (masked: string): string =>
  textPieces(masked)
    .map((piece) => (piece.kind === 'hidden' ? `가려진 ${piece.name}` : piece.text))
    .join('')
