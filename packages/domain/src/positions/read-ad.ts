import type { Lexicon } from '../candidates/query/lexicon.ts'
import type { Bounds } from '../candidates/query/numbers.ts'
import type { Piece } from '../candidates/query/piece.ts'
import { readQuery } from '../candidates/query/read-query.ts'
import { tidied } from '../candidates/query/tidy.ts'
import { cutTo } from '../text/length.ts'
import type { ReadField } from './ad-limits.ts'
import { mustHaveOf } from './ad-must-have.ts'
import { sectionOf, type Section } from './ad-sections.ts'
import { type PositionDraft, positionFields } from './position.ts'

/* Reads a pasted job ad into the draft of a position (BIZ-9), by rule and with the same reader as the search. */

/** A range of the pasted text and the fields that were read from it. */
type AdMark = { readonly from: number; readonly to: number; readonly fields: readonly ReadField[] }

type AdDraft = Pick<
  PositionDraft,
  'title' | 'jobLabel' | 'jobSubLabel' | 'yearsMin' | 'yearsMax' | 'salaryMin' | 'salaryMax' | 'mustHaves'
>

type ReadAd = {
  readonly draft: AdDraft
  readonly marks: readonly AdMark[]
  /** Requirements that are no must-haves of the draft: they are too long to be searched, or above the limit. */
  readonly unread: readonly string[]
}

/** The group of a job of the catalogue. */
type GroupOf = (job: string) => string | undefined

type Line = { text: string; from: number; section: Section; read: readonly Piece[] }

export function readAd(ad: string, names: Lexicon, groupOf: GroupOf): ReadAd {
  // An ad has too many words to look for the nearest name of each, and few slips.
  const lexicon = { ...names, letters: [] }
  const lines = linesOf(ad, lexicon)
  const title = titleOf(lines)
  const told = lines.filter(({ section }) => section !== 'company')
  const job =
    (title && first([title], jobIn)) ?? first(told, (line) => jobIn(line, 'job')) ?? first(told, jobIn)
  const years = first([title, ...told.filter(saysYears)], ({ read }) => boundsIn(read, ['years']))
  const salary = first(told.filter(saysPay), ({ read }) => boundsIn(read, ['hope', 'income']))
  const { kept, unread } = mustHavesIn(told, lexicon)
  const named = job?.value.kind === 'job' ? groupOf(job.value.name) : job?.value.name
  return {
    draft: {
      title: cutTo(title ? titleText(title.text) : (job?.value.name ?? ''), positionFields.title.limit),
      jobLabel: named ?? '',
      jobSubLabel: job?.value.kind === 'job' && named ? job.value.name : null,
      yearsMin: years?.value.min ?? null,
      yearsMax: years?.value.max ?? null,
      salaryMin: salary?.value.min ?? null,
      salaryMax: salary?.value.max ?? null,
      mustHaves: kept.map(({ value }) => value),
    },
    marks: marksOf([
      ...(title ? [{ line: title, field: 'title' } as const] : []),
      ...(job ? [{ line: job.line, field: 'job' } as const] : []),
      ...(years ? [{ line: years.line, field: 'years' } as const] : []),
      ...(salary ? [{ line: salary.line, field: 'salary' } as const] : []),
      ...kept.map(({ line }) => ({ line, field: 'mustHave' }) as const),
    ]),
    unread,
  }
}

function linesOf(ad: string, lexicon: Lexicon): Line[] {
  let from = 0
  let section: Section = 'head'
  return sentencesOf(ad).flatMap((text) => {
    const at = from + text.length - text.trimStart().length
    from += text.length
    const line = text.trim()
    const { heading, rest } = sectionOf(line)
    // '경력: 3~5년' is one line of facts among others.
    const isAlone = heading !== null && rest !== '' && (heading === 'facts' || heading === 'title')
    if (heading && !isAlone) section = heading
    if (line === '' || (heading && rest === '')) return []
    const read = readQuery((rest === '' ? line : rest).slice(0, LONGEST_READ), lexicon)
    return [{ text: line, from: at, section: isAlone ? heading : section, read }]
  })
}

/** A line of more letters than these is a paragraph, of which each sentence is read alone. */
const LONGEST_LINE = 60
/** Of a sentence without an end no more is read. */
const LONGEST_READ = 200

/** The whole text in pieces: lines, and the sentences of paragraphs. */
const sentencesOf = (ad: string): string[] =>
  ad.split(/(?<=\n)/u).flatMap((line) => (line.length > LONGEST_LINE ? line.split(/(?<=[.!?]\s)/u) : [line]))

type Found<Value> = { line: Line; value: Value }

function first<Value>(
  lines: readonly (Line | undefined)[],
  valueOf: (line: Line) => Value | null,
): Found<Value> | null {
  for (const line of lines) {
    const value = line ? valueOf(line) : null
    if (line && value !== null) return { line, value }
  }
  return null
}

/** The first line of the head that names a job; without one the first line that the ad calls its position. */
const titleOf = (lines: readonly Line[]): Line | undefined =>
  lines.find((line) => line.section === 'title') ??
  lines.find((line) => line.section === 'head' && isTitle(line.text) && jobIn(line) !== null)

const LONGEST_TITLE = 80
/** A sentence is no name: '마케터를 구하고 있어요.' */
const isTitle = (line: string) => line.length <= LONGEST_TITLE && !/[요다][\s.!~]*$/u.test(titleText(line))

/** '[커피어택] 백엔드 개발자 채용' is 백엔드 개발자. */
function titleText(line: string): string {
  const plain = sectionOf(line).rest || line
  const text = plain
    .replaceAll(/^\s*(?:[[【(<][^\])】>]{1,20}[\])】>]\s*)+/gu, '')
    .replaceAll(
      /^[^\p{L}\p{N}]+|(?:[을를]?\s*(?:채용\s*공고|채용합니다|채용|모집합니다|모집|구인|구합니다|구해요|모십니다|모셔요|찾습니다|찾아요|급구))?[\s!.~]*$/gu,
      '',
    )
    .trim()
  return text === '' ? plain.trim() : text
}

function jobIn({ read }: Line, only?: 'job') {
  const terms = read.flatMap((piece) => (piece.kind === 'terms' && !piece.isNot ? piece.terms : []))
  const job = terms.find(({ kind }) => kind === 'job')
  return job ?? (only ? null : (terms.find(({ kind }) => kind === 'group') ?? null))
}

function boundsIn(read: readonly Piece[], kinds: readonly Piece['kind'][]): Bounds | null {
  const found = read.find((piece) => kinds.includes(piece.kind))
  return found && 'bounds' in found ? found.bounds : null
}

/** Years of a company or of a product are no years of career. */
const saysYears = ({ section, text }: Line) =>
  ['must', 'title', 'facts', 'head'].includes(section) &&
  !/동안|설립|창립|창업|근속|업력|역사|안식|투자|매출/u.test(text)
const saysPay = ({ text }: Line) => /연봉|급여|처우|보상|salary|만\s*원|억/iu.test(text)

function mustHavesIn(lines: readonly Line[], lexicon: Lexicon) {
  const asked = lines.filter(({ section }) => section === 'must')
  const wanted = asked.length > 0 ? asked : lines.filter(isAsking)
  const kept: Found<string>[] = []
  const unread: string[] = []
  for (const line of wanted) {
    const value = mustHaveOf(line.read, lexicon)
    const isNew = value !== null && !kept.some((one) => one.value === value)
    if (isNew && kept.length < positionFields.mustHaves.max) kept.push({ line, value })
    else if (value === null ? !hasOnlyFigures(line) : isNew) unread.push(tidied(line.text))
  }
  return { kept, unread }
}

/** Without a heading, the lines that ask for something. */
const isAsking = ({ section, text }: Line) =>
  section === 'head' &&
  /경험|필수|능숙|가능|이해|역량|보유|활용|기술|스킬|다루|다룰|쓰시|아는|아시|하신|skill/iu.test(text)

/** '백엔드 경력 5년 이상' has fields of its own. */
const hasOnlyFigures = ({ read }: Line) =>
  read.length > 0 &&
  read.every(
    (piece) => piece.kind !== 'terms' || piece.terms.every(({ kind }) => kind === 'job' || kind === 'group'),
  )

function marksOf(found: readonly { line: Line; field: ReadField }[]): AdMark[] {
  const lines = [...new Set(found.map(({ line }) => line))].toSorted((a, b) => a.from - b.from)
  return lines.map((line) => ({
    from: line.from,
    to: line.from + line.text.length,
    fields: found.flatMap((one) => (one.line === line ? one.field : [])),
  }))
}
