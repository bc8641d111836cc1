import { type Either, eitherOf, matcherOf, type ReadRow } from '../candidates/query/keys.ts'
import { type Lexicon, NO_NAMES } from '../candidates/query/lexicon.ts'
import { readQuery } from '../candidates/query/read-query.ts'
import { snippetOf } from '../candidates/reasons/snippet.ts'
import { maskContacts } from '../text/contacts.ts'
import { withJosa } from '../text/josa.ts'
import type { PositionDraft } from './position.ts'

/** A parsed requirement for the search: any alternative is enough, and all parts of an alternative are needed. */
export type MustHave = { readonly line: string; readonly ways: readonly Way[] }
type Way = { readonly text: string; readonly needs: readonly Need[] }
/** `told`: the spellings to look for in the person's own career texts. */
type Need = { readonly either: Either; readonly told: readonly string[]; readonly isLight: boolean }

/**
 * The parts of a requirement that a person meets, in the requirement's words; null for none. `by` is the longer keyword that has only
 * the stem of it: '대용량트래픽' for '대용량 처리'.
 */
export type Met = {
  readonly line: string
  readonly has: string | null
  readonly by?: string | null | undefined
}

/** Words that say what was done with the word before them, which is the stem of the requirement. */
const LIGHT = new Set('처리 관리 운영 개선 구축 설계 업무 최적화 고도화 개발'.split(' '))

/** The errors of a line that can be found without the lexicon. Years and salary have fields of their own, and a requirement cannot be negated. */
export function mustHaveProblem(line: string): string | null {
  if (maskContacts(line) !== line) return '연락처로는 찾을 수 없어요'
  const read = readQuery(line, NO_NAMES)
  if (read.some(({ kind }) => kind !== 'terms')) return '경력과 연봉은 위에서 정해 주세요'
  if (read.some((piece) => piece.kind === 'terms' && piece.isNot)) return '꼭 필요한 것만 적어 주세요'
  return readLine(line, NO_NAMES).ways.length === 0 ? '무엇이 필요한지 적어 주세요' : null
}

export const readMustHaves = (
  { mustHaves }: Pick<PositionDraft, 'mustHaves'>,
  lexicon: Lexicon,
): MustHave[] => mustHaves.map((line) => readLine(line, lexicon))

function readLine(line: string, lexicon: Lexicon): MustHave {
  const ways = waysIn(line).map((text) => ({ text, needs: needsOf(text, lexicon) }))
  return { line, ways: ways.filter(({ needs }) => needs.length > 0) }
}

/** 'Kotlin or Java', 'Kotlin 또는 Java', '결제나 정산', '정산이나 결제' */
export function waysIn(line: string): string[] {
  return line
    .normalize('NFC')
    .replaceAll(/([\p{L}\p{N}.+#]+?)(이나|나)(?=\s)/gu, (typed, word: string, particle: string) =>
      word.length > 1 && withJosa(word, '이나/나') === word + particle ? `${word} |` : typed,
    )
    .split(/(?:^|\s+)(?:or|또는|이나|\||혹은)(?=\s|$)/iu)
    .map((way) => way.trim())
    .filter((way) => way !== '')
}

function needsOf(text: string, lexicon: Lexicon): Need[] {
  const pieces = readQuery(text, lexicon)
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'terms') return []
    const isLight = pieces.length > 1 && LIGHT.has(piece.text)
    const told = piece.terms.flatMap(({ kind, name }) => {
      if (kind === 'skill') return lexicon.spellings.get(name) ?? [name]
      return kind === 'word' ? [name] : []
    })
    return [{ either: eitherOf(piece, lexicon), told, isLight }]
  })
}

/** The spellings to look for in career texts, in lower case. */
export const toldWords = (mustHaves: readonly MustHave[]): string[] => [
  ...new Set(
    mustHaves.flatMap(({ ways }) =>
      ways.flatMap(({ needs }) => needs.flatMap(({ told }) => told.map((word) => word.toLowerCase()))),
    ),
  ),
]

export type Bringing = ReadRow & { readonly careers: readonly string[] }

/** One person is compared with many positions, and reading what they bring takes longer than one comparison. */
const matchers = new WeakMap<Bringing, ReturnType<typeof matcherOf>>()

function matcherFor(person: Bringing) {
  const known = matchers.get(person) ?? matcherOf(person)
  matchers.set(person, known)
  return known
}

/** The parts that a person meets, by job, skills and keywords or in their career texts. */
export function mustHavesMet(person: Bringing, mustHaves: readonly MustHave[]): Met[] {
  const has = matcherFor(person)
  const isMet = ({ either, told }: Need) =>
    has(either) || person.careers.some((text) => snippetOf(text, told) !== null)
  return mustHaves.map(({ line, ways }) => {
    const whole = ways.find(({ needs }) => needs.every(isMet))
    if (whole) return { line, has: whole.text, by: null }
    const stems = ways.flatMap(({ text, needs }) => {
      const by = keywordWithStem(person, needs)
      return by !== null && needs.every((need) => need.isLight || isMet(need)) ? [{ text, by }] : []
    })
    return { line, has: stems[0]?.text ?? null, by: stems[0]?.by ?? null }
  })
}

/** The keyword that contains the stem of a requirement of plain words. */
function keywordWithStem({ hashtags }: Bringing, needs: readonly Need[]): string | null {
  if (!needs.some(({ isLight }) => isLight)) return null
  const stems = needs.flatMap(({ isLight, either }) => (isLight ? [] : either.words))
  return hashtags.find((keyword) => stems.some((stem) => keyword.toLowerCase().includes(stem))) ?? null
}

export const countMet = (met: readonly Met[]): number => met.filter(({ has }) => has !== null).length

/** 'Kotlin, 결제, 대용량 처리가 모두 있어요', 'Java와 결제가 있어요 · 대용량 처리는 적지 않았어요' */
export function metText(met: readonly Met[]): string {
  const had = met.flatMap(({ has, by }) => (has === null || by ? [] : has))
  const byStem = met.flatMap(({ has, by }) =>
    has !== null && by
      ? `${withJosa(has, '은/는')} ‘${by}’${withJosa(by, '으로/로').slice(by.length)} 봤어요`
      : [],
  )
  const missed = met.flatMap(({ line, has }) => (has === null ? [line] : []))
  const isAll = missed.length === 0 && byStem.length === 0 && had.length > 1
  return [
    ...(had.length > 0 ? [`${withJosa(listed(had, isAll), '이/가')} ${isAll ? '모두 ' : ''}있어요`] : []),
    ...byStem,
    ...(missed.length > 0 ? [`${withJosa(listed(missed), '은/는')} 적지 않았어요`] : []),
  ].join(' · ')
}

/** 'Java와 결제', 'Java, 결제, 정산' */
const listed = (names: readonly string[], isAll = false): string =>
  names.length === 2 && !isAll ? `${withJosa(names[0]!, '와/과')} ${names[1]}` : names.join(', ')

/** '셋 가운데 둘': the text of the dots for screen readers. */
export const pipsText = (met: readonly Met[]): string =>
  `꼭 필요한 것 ${met.length}개 가운데 ${countMet(met)}개`
