/** What stands in a masked text in place of a name or a contact: '〔전화번호〕로 연락 주세요'. */
const MARK = /〔[^〕]*〕/gu

/**
 * The text with its marks as empty lines, each letter in its place. A search for '전화번호' must not find, count or quote
 * whoever hid one.
 */
export const blankMarks = (text: string): string => text.replaceAll(MARK, (mark) => '\n'.repeat(mark.length))

export const hasMark = (text: string): boolean => blankMarks(text) !== text
