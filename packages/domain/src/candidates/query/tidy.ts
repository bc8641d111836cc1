/* Makes a typed line plain: signs that only decorate go, signs that separate stand alone. */

/** Signs between words, each with a space around it. A name with such a sign inside is known as a whole ('UI/UX', 'R&D'). */
export const OR_SIGNS = new Set(['|', '/'])
/** Conditions on both sides of a comma are one list; a bracket or the end of a sentence ends the list. */
export const LIST_SIGN = ','
export const END_SIGN = ';'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu
const QUOTES = /["'`“”‘’„「」『』«»]/gu
const BRACKETS = /[()[\]{}<>【】〔〕《》〈〉]/gu
const BULLETS = /(?:^|(?<=\s))(?:[•■□▶▷★☆●○◆◇▪※*·]+|-)(?=\s|$)/gu
/** 'ㅎㅎ', 'ㅋㅋㅋ', 'ㅠㅠ' */
const LAUGHTER = /[ㅋㅎ]{2,}|[ㅠㅜ]{2,}/gu
const FULL_WIDTH = /[！-～]/gu

export function tidied(line: string): string {
  return line
    .normalize('NFC')
    .replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[©®™]/gu, '')
    .replaceAll(EMOJI, ' ')
    .replaceAll(QUOTES, ' ')
    .replaceAll(BRACKETS, ` ${END_SIGN} `)
    .replaceAll(LAUGHTER, (laugh, place: number, whole: string) =>
      isPartOfWord(whole, place, laugh) ? laugh : ' ',
    )
    .replaceAll(/(?<=^|\s)#+/gu, '')
    .replaceAll(BULLETS, ' ')
    .replaceAll(/[~!?…]+(?=\s|$)|\.+(?=\s|$)/gu, ' ')
    .replaceAll(/[∼〜～–—]/gu, '~')
    .replaceAll(/[|;]|[,:](?!\d)|(?<!\d),(?=\d)/gu, (sign) => ` ${sign === ':' ? END_SIGN : sign} `)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Initials that only look like laughter ('ㅋㅋㅇ' for 카카오), and a line of nothing else. */
const isPartOfWord = (whole: string, place: number, laugh: string): boolean =>
  whole.trim() === laugh ||
  /[ㄱ-ㅎ]/u.test(whole[place - 1] ?? '') ||
  /[ㄱ-ㅎㅏ-ㅣ]/u.test(whole[place + laugh.length] ?? '')
