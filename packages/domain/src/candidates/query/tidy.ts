/* Makes a typed line plain: signs that only decorate go, signs that separate stand alone. */

/** Signs between words, each with a space around it. A name with such a sign inside is known as a whole ('UI/UX', 'R&D'). */
export const OR_SIGNS = new Set(['|', '/'])
/** Conditions on both sides of a comma are one list; a bracket or the end of a sentence ends the list. */
export const LIST_SIGN = ','
export const END_SIGN = ';'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu
const QUOTES = /["'`“”‘’„「」『』«»]/gu
const BRACKETS = /[()[\]{}<>【】〔〕《》〈〉]/gu
const BULLETS = /(?:^|(?<=\s))(?:[•■□▶▷★☆●○◆◇▪※✓✔*·]+|-)(?=\s|$)|(?:^|(?<=\s))[•■□▶▷●○◆◇▪※✓✔]+|[①-⑳]/gu
/** '1)', '2.' */
const ENUMERATION = /(?<=^|\s)\d{1,2}[.)](?=\s)/gu
/** '*결제*', '__정산__' */
const EMPHASIS = /(?<=^|\s)[*_]+(?=[\p{L}\d])|(?<=[\p{L}\d])[*_]+(?=\s|$)/gu
/** '-"php"' excludes as '-php' does. */
const QUOTED_EXCLUSION = /(?<=^|\s)-["'`“‘「『(](?=\S)/gu
/** 'w/o redux' */
const WITHOUT = /(?<=^|\s)w\/o(?=\s)/giu
/** '두 명', '3분': how many are wanted says nothing of them. */
const HOW_MANY =
  /(?<=^|\s)(?:\d{1,3}|한|두|세|네|몇|한두|두세)\s*(?:명|분|사람)(?:만|을|이|은|도|의|정도|쯤)*(?=\s|$)/gu
/** The word is no condition before these: 'qa 추천 부탁드려요'. */
const ASKED_FOR = /(?<=^|\s)(?:추천|소개|제안|연락)\s*(?:좀\s*)?(?:부탁|해\s*주|해\s*줘|바랍|바라)\S*/gu
/** '5년 이상 ~ 8년 이하': each end has said which one it is. */
const BETWEEN_ENDS = /(이상|초과|부터)\s*[~-]\s*(?=\d)/gu
/** '뷰는 안 됨' excludes. */
const NOT_ALLOWED =
  /(?<=\s)(?<!\d\s*(?:년\s*차?|천만?|억|만)\s*원?(?:이|가|도|은)?\s)안\s*(?:됨|됩니다|돼요?|되는|돼는)(?=\s|$)/gu
/** '만들어 본' is one verb. */
const TWO_PART_VERB = /(?<=[가-힣][어아여해려러져써워])\s+(?=(?:본|보신|봤던|주신|주실|오신|온)(?:\s|$))/gu
/** Who is welcome as well is no condition: '비전공자도 괜찮아요'. */
const WELCOME =
  /(?<=^|\s)(?:신입|비전공자?|주니어|초보자?|고졸|경력자)도\s*(?:괜찮|가능|환영|무관|좋|됩|돼|ok|상관)\S*(?:\s*없\S*)?/giu
/** Nobody says in a profile whether they think of leaving. */
const WOULD_LEAVE = /(?<=^|\s)이직\s*(?:의사|의향|생각|고려)(?:가|이|를|을)?(?:\s*(?:있|하|중)\S*)?(?=\s|$)/gu
/** '3년~', '~8천': a range that is open on one side. */
const OPEN_ABOVE = /(\d\s*(?:년\s*차?|천만?\s*원?|억\s*원?|만\s*원?))\s*~(?=\s+[^\d\s]|\s*$)/gu
const OPEN_BELOW = /(?<=^|[^\d천억만원년차상터]\s)~\s*(?=\d)/gu
const MIDDLE_DOTS = /[ㆍ∙・‧]/gu
/** 'ㅎㅎ', 'ㅋㅋㅋ', 'ㅠㅠ' */
const LAUGHTER = /[ㅋㅎ]{2,}|[ㅠㅜ]{2,}/gu
const FULL_WIDTH = /[！-～]/gu

export function tidied(line: string): string {
  return line
    .normalize('NFC')
    .replaceAll(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[©®™]/gu, '')
    .replaceAll(MIDDLE_DOTS, '·')
    .replaceAll(ENUMERATION, ' ')
    .replaceAll(WITHOUT, 'without')
    .replaceAll(QUOTED_EXCLUSION, '-')
    .replaceAll(EMOJI, ' ')
    .replaceAll(QUOTES, ' ')
    .replaceAll(BRACKETS, ` ${END_SIGN} `)
    .replaceAll(LAUGHTER, (laugh, place: number, whole: string) =>
      isPartOfWord(whole, place, laugh) ? laugh : ' ',
    )
    .replaceAll(/(?<=^|\s)#+/gu, '')
    .replaceAll(BULLETS, ' ')
    .replaceAll(EMPHASIS, '')
    .replaceAll(ASKED_FOR, ' ')
    .replaceAll(HOW_MANY, ' ')
    .replaceAll(NOT_ALLOWED, '안돼요')
    .replaceAll(TWO_PART_VERB, '')
    .replaceAll(WELCOME, ' ')
    .replaceAll(WOULD_LEAVE, ' ')
    .replaceAll(/[∼〜～–—]/gu, '~')
    .replaceAll(OPEN_ABOVE, '$1 이상')
    .replaceAll(OPEN_BELOW, '최대 ')
    .replaceAll(/~+(?=\s+(?!\d)|$)|[!?…]+(?=\s|$)|\.+(?=\s|$)/gu, ' ')
    .replaceAll(BETWEEN_ENDS, '$1 ')
    .replaceAll(/[|;]|[,:](?!\d)|(?<!\d),(?=\d)/gu, (sign) => ` ${sign === ':' ? END_SIGN : sign} `)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Initials that only look like laughter ('ㅋㅋㅇ' for 카카오), and a line of nothing else. */
const isPartOfWord = (whole: string, place: number, laugh: string): boolean =>
  whole.trim() === laugh ||
  /[ㄱ-ㅎ]/u.test(whole[place - 1] ?? '') ||
  /[ㄱ-ㅎㅏ-ㅣ]/u.test(whole[place + laugh.length] ?? '')
