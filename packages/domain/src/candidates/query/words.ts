import { canBeChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { byInitials, type Lexicon, nearest, type Term } from './lexicon.ts'
import { strippedOf } from './particles.ts'
import type { Piece, TermsPiece } from './piece.ts'
import { isHardlyLatin, onOtherKeyboard, soundingLike } from './slips.ts'

/** The pieces read at the beginning of the words. `isEither`: a particle says that an alternative follows ('결제나'). */
export type ReadName = {
  readonly pieces: readonly TermsPiece[]
  readonly length: number
  readonly isEither: boolean
  /** A particle says that one of these and what stands beside it is enough ('자바든 코틀린이든'). */
  readonly isAny?: boolean
}

/** The most words of a name ('아마존 웹 서비스' has three). */
const LONGEST_NAME = 4

/** Words behind a job that add nothing to it: '백엔드 엔지니어', 'HR 담당자'. */
const ROLES =
  /^(?:개발자|엔지니어|디자이너|마케터|기획자|분석가|프로그래머|개발|담당자|담당|매니저|직무|포지션|직군|팀|팀원|업무|전문가|developer|engineer|designer|manager|team)$/u
/** Roles that say only that somebody does it. */
const EMPTY_ROLES = /^(?:담당자|담당|매니저|직무|포지션|직군|팀|팀원|업무|manager|team)$/u

export function readName(
  words: readonly string[],
  lexicon: Lexicon,
  before: Piece | undefined,
  isSkipped: (word: string) => boolean,
): ReadName | null {
  const [first = ''] = words
  if (searchKey(first) === '') return null
  // '=react' is the word and not the skill.
  if (/^=./u.test(first)) return { pieces: [plainWord(first, first.slice(1))], length: 1, isEither: false }
  const isNot = first.startsWith('-') && first.length > 1
  const asked = isNot ? [first.slice(1), ...words.slice(1)] : words
  const known = knownAt(asked, lexicon)
  if (known && (known.length > 1 || !isSkipped(first.toLowerCase())))
    return withRole({ ...known, pieces: known.pieces.map((one) => said(one, isNot)) }, words, lexicon)
  if (isSkipped(first.toLowerCase()) || isRoleBehind(first, before)) return null
  const read = readWord(asked[0]!, lexicon, isSkipped)
  return read && withRole({ ...read, pieces: read.pieces.map((one) => said(one, isNot)) }, words, lexicon)
}

const plainWord = (text: string, name: string) => piece(text, [{ kind: 'word', name: name.toLowerCase() }])

const said = (one: TermsPiece, isNot: boolean): TermsPiece =>
  isNot ? { ...one, text: `-${one.text}`, isNot } : one

/** The longest name at the beginning of the words, its last word with or without a particle. */
function knownAt(words: readonly string[], { meanings }: Lexicon): ReadName | null {
  const next = words.slice(1).findIndex((word) => word.startsWith('-') || searchKey(word) === '')
  const most = Math.min(LONGEST_NAME, next === -1 ? words.length : next + 1)
  for (let length = most; length > 0; length--) {
    const text = words.slice(0, length).join(' ')
    const terms = meanings.get(searchKey(text))
    if (terms) return { pieces: [piece(text, terms)], length, isEither: false }
    for (const { word, isEither, isAny } of strippedOf(text, true)) {
      const meant = meanings.get(searchKey(word))
      if (meant) return { pieces: [piece(word, meant)], length, isEither, isAny }
    }
    const typed = length > 1 ? onHangulKeyboard(words.slice(0, length)) : null
    const slipped = typed === null ? undefined : meanings.get(searchKey(typed))
    if (slipped) return { pieces: [{ ...piece(text, slipped), repairedTo: typed }], length, isEither: false }
  }
  return null
}

/** '백엔드 엔지니어' is the job, 'Java 개발자' the skill and the group. */
function withRole(read: ReadName, words: readonly string[], { meanings }: Lexicon): ReadName {
  const role = words[read.length] ?? ''
  const last = read.pieces.at(-1)
  if (!last || read.isEither || !ROLES.test(role.toLowerCase())) return read
  const isOfJob = last.terms.every(({ kind }) => kind === 'job' || kind === 'group')
  if (!isOfJob && !EMPTY_ROLES.test(role)) return read
  const own = meanings.get(searchKey(role))
  // '데이터 마케터' is a marketer: the role of another group is a condition of its own.
  const isOther =
    !EMPTY_ROLES.test(role) &&
    own?.some(({ kind, name }) => kind === 'group' && name !== '개발') === true &&
    !last.terms.every(({ name }) => name.endsWith(role))
  return isOfJob && isOther ? read : { ...read, length: read.length + 1 }
}

/** '결제 담당자': the role of a condition before it. */
const isRoleBehind = (word: string, before: Piece | undefined) =>
  EMPTY_ROLES.test(word) && before?.kind === 'terms'

/** One word that is no name as it stands. */
function readWord(word: string, lexicon: Lexicon, isSkipped: (word: string) => boolean): ReadName | null {
  const key = searchKey(word)
  if (strippedOf(word, true).some((rest) => isSkipped(rest.word))) return null
  const one = (pieces: readonly TermsPiece[], isEither = false): ReadName => ({ pieces, length: 1, isEither })
  const begun = isInitials(key) ? byInitials(lexicon, key) : []
  if (begun.length > 0) return one([piece(word, begun)])
  const split = compound(word, lexicon)
  if (split) return one(split)
  const typed = onOtherKeyboard(word)
  const other = typed === null ? undefined : repaired(word, typed, lexicon)
  if (other) return one([other])
  const meant = soundingLike(lexicon, word) ?? nearest(lexicon, word)
  if (meant !== null) return one([{ ...piece(word, lexicon.meanings.get(meant)!), repairedTo: meant }])
  if (typed !== null && /^[가-힣]+$/u.test(typed) && isHardlyLatin(word))
    return one([{ ...piece(word, [{ kind: 'word', name: typed }]), repairedTo: typed }])
  const [stripped] = strippedOf(word, false)
  const name = stripped?.word ?? word
  const plain = piece(name, [{ kind: 'word', name: name.toLowerCase() }])
  return {
    pieces: [plain],
    length: 1,
    isEither: stripped?.isEither ?? false,
    isAny: stripped?.isAny ?? false,
  }
}

/** All words typed with the other keyboard: 'tmvmfld qnxm' is 스프링 부트. */
function onHangulKeyboard(words: readonly string[]): string | null {
  const typed = words.map((word) => (/^[a-z]/iu.test(word) ? onOtherKeyboard(word) : null))
  return typed.every((word) => word !== null) ? typed.join(' ') : null
}

function repaired(word: string, typed: string, lexicon: Lexicon): TermsPiece | undefined {
  const key = searchKey(typed)
  const known = lexicon.meanings.has(key) ? key : null
  const meant = known ?? (typed.length > 2 ? nearest(lexicon, typed) : null)
  const terms = meant === null ? undefined : lexicon.meanings.get(meant)
  return terms && { ...piece(word, terms), repairedTo: meant! }
}

const CALLING =
  /(?:개발자|엔지니어|디자이너|마케터|기획자|분석가|백엔드|프론트엔드|프론트|풀스택|담당자|담당|매니저|팀|직무|개발)$/u

/** '리액트개발자', '코틀린백엔드', 'Java백엔드': a name and what follows it in one word. */
function compound(word: string, lexicon: Lexicon): TermsPiece[] | null {
  const { meanings } = lexicon
  for (let at = word.length - 1; at > 1; at--) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const terms = meanings.get(searchKey(left))
    if (!terms || searchKey(left).length < 2) continue
    const isOtherScript = /[a-z\d+#]$/iu.test(left) && /^[가-힣]/u.test(right)
    if (isOtherScript && right.length < 2 && right !== '팀') continue
    const rest = meanings.get(searchKey(right))
    if (!isOtherScript && !CALLING.test(right) && !(areSkills(terms, rest) && right.length > 1)) continue
    if (EMPTY_ROLES.test(right)) return [piece(word, terms)]
    const isOfJob = terms.every(({ kind }) => kind === 'job' || kind === 'group')
    if (isOfJob && ROLES.test(right)) return [piece(word, terms)]
    if (rest) return [piece(word, terms), piece(word, rest)]
    if (isOtherScript) return [piece(word, terms), { ...piece(word, [{ kind: 'word', name: right }]) }]
  }
  return null
}

/** '자바스프링' */
const areSkills = (one: readonly Term[], other: readonly Term[] | undefined) =>
  [...one, ...(other ?? [{ kind: 'word' }])].every(({ kind }) => kind === 'skill')

const piece = (text: string, terms: readonly Term[]): TermsPiece => ({
  kind: 'terms',
  text,
  terms,
  isNot: false,
  repairedTo: null,
})

const isInitials = (key: string) => key.length > 1 && [...key].every((letter) => canBeChoseong(letter))
