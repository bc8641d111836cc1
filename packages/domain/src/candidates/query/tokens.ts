import { searchKey } from '../../companies/search.ts'
import { readAside } from './asides.ts'
import { EXCLUDING_AT_END, isEither, isExcluding, isExcludingNext, isFiller } from './fillers.ts'
import type { Lexicon } from './lexicon.ts'
import type { NumberRead } from './numbers.ts'
import { readMoney } from './money.ts'
import type { AsideRead } from './asides.ts'
import { rightKeyboardNumber } from './slips.ts'
import { readStatus, type StatusRead } from './statuses.ts'
import { END_SIGN, LIST_SIGN, OR_SIGNS, tidied } from './tidy.ts'
import { readYears } from './years.ts'

/* Cuts a line into words, signs between them, and conditions that span several words ('5년 이상', '재직 중'). */

export type Whole = NumberRead | StatusRead | AsideRead

/** `either`: an alternative follows; `list`: one list goes on; `end`: another list begins. `signs` join only what is of one kind. */
export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'whole'; readonly whole: Whole }
  | { readonly kind: 'either'; readonly isSign: boolean }
  | { readonly kind: 'list' | 'end' }
  /** One of the conditions before is enough: 'Java, Kotlin 중 하나'. */
  | { readonly kind: 'oneOfThese' }
  /** The condition before is excluded. */
  | { readonly kind: 'excluding'; readonly text: string }
  /** The condition behind is excluded. */
  | { readonly kind: 'excludingNext' }

const ONE_OF_THESE =
  /(?:(?<=\s)(?:둘|셋|이)\s*)?(?<=\s)(?:중|가운데)(?:에|에서)?\s*(?:하나|한\s*가지|택\s*1|택일|1개|1가지)(?:라도|만|를|을|의)*(?:\s*이상)?(?=\s|$)/gu
const ONE_OF_THESE_SIGN = '\u{2}'

export function tokensOf(line: string, lexicon: Lexicon): Token[] {
  const plain = tidied(line).replaceAll(ONE_OF_THESE, ` ${ONE_OF_THESE_SIGN} `)
  const { rest, wholes } = withoutWholes(plain.split(' ').map(rightKeyboardNumber).join(' '))
  return rest
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((text) => splitAtSigns(text, lexicon))
    .map((text): Token => {
      const whole = wholes.get(text)
      const low = text.toLowerCase()
      if (whole) return { kind: 'whole', whole }
      if (text === LIST_SIGN || text === '·' || text === '+' || text === '&') return { kind: 'list' }
      if (text === ONE_OF_THESE_SIGN) return { kind: 'oneOfThese' }
      if (text === END_SIGN) return { kind: 'end' }
      if (OR_SIGNS.has(text)) return { kind: 'either', isSign: true }
      if (isEither(low)) return { kind: 'either', isSign: false }
      if (low === 'and' || low === '그리고' || low === '및') return { kind: 'list' }
      if (isExcluding(low)) return { kind: 'excluding', text }
      return isExcludingNext(low) ? { kind: 'excludingNext' } : { kind: 'word', text }
    })
}

/** Replaces conditions of several words with placeholders. */
function withoutWholes(line: string): { rest: string; wholes: ReadonlyMap<string, Whole> } {
  const wholes = new Map<string, Whole>()
  let rest = line
  // The years of a birth or a graduation come first, so that no career is read from them.
  for (const read of [readAside, readStatus, readMoney, readYears])
    for (let found = read(rest); found; found = read(rest)) {
      const placeholder = `\u{1}${wholes.size}`
      wholes.set(placeholder, found)
      rest = rest.replace(found.text, ` ${placeholder} `)
    }
  return { rest, wholes }
}

const SIGN_INSIDE = /(?<=[^\s|/·&])(?:[|/·&]|(?<=[\p{L}])\+(?=\p{L}))(?=[^\s|/·&])/u

/** Splits 'Java/Kotlin' and '결제·정산', but not what is one name: 'UI/UX', '인사·채용', 'R&D'. */
function splitAtSigns(text: string, lexicon: Lexicon): string[] {
  const isName = lexicon.meanings.has(searchKey(text.replace(/^-/u, '')))
  if (isName || text.length < 2 || isAbbreviation(text, lexicon)) return [text]
  const [before = '', after = ''] = splitOnce(text)
  if (after !== '') {
    const sign = text.slice(before.length, before.length + 1)
    return [before, sign, ...splitAtSigns(after, lexicon)]
  }
  const trimmed = /^([|/·&+]*)(.*?)([|/·&]*)$/u.exec(text)
  const [, first = '', middle = '', last = ''] = trimmed ?? []
  if ((first !== '' || last !== '') && middle !== '') return [...first, middle, ...last]
  const [, word = '', end = ''] = EXCLUDING_AT_END.exec(text) ?? []
  return word !== '' && !isFiller(text) && word.length > 1 ? [word, end] : [text]
}

/** 'CI/CD' is one word. */
const isAbbreviation = (text: string, { meanings }: Lexicon): boolean =>
  /^[a-z]{1,3}\/[a-z]{1,3}$/iu.test(text) && text.split('/').every((part) => !meanings.has(searchKey(part)))

function splitOnce(text: string): [string, string] | [] {
  const found = SIGN_INSIDE.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + 1)] : []
}
