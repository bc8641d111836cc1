import { disassemble, getChoseong } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { isCommonWord } from './common-words.ts'
import { soundOf } from './sounds.ts'

/** One meaning of a typed word. */
export type Term =
  | { readonly kind: 'skill'; readonly name: string }
  | { readonly kind: 'job'; readonly name: string }
  /** All jobs of a group: '디자이너'. */
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'school' | 'major'; readonly name: string }
  /** Somewhere that a person worked before, as their profile shows it. */
  | { readonly kind: 'company'; readonly name: string }
  | { readonly kind: 'word'; readonly name: string }

type Named = { readonly name: string; readonly aliases: readonly string[] }

export type Names = {
  readonly skills: readonly Named[]
  readonly jobs: readonly Named[]
  readonly groups: readonly Named[]
  readonly schools?: readonly Named[]
  readonly majors?: readonly Named[]
  /** Parents and their kin, which a search finds second: Spring and Spring Boot. */
  readonly kin?: readonly Named[]
}

/** The names of the catalogue and what each of them means. */
export type Lexicon = {
  /** By `searchKey` of the name. */
  readonly meanings: ReadonlyMap<string, readonly Term[]>
  /** How people write a skill, its own name first. */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  readonly jobs: ReadonlySet<string>
  /** Short names of majors ('통계', '경영'): only beside a school or '전공' do they mean one. */
  readonly majors: ReadonlyMap<string, Term>
  /** By the name of a skill or job, what a search for it finds second. */
  readonly kin: ReadonlyMap<string, readonly string[]>
  /** Each name of a skill or job in single letters, to correct typing errors, how it sounds, and its initials. */
  readonly letters: readonly {
    readonly key: string
    readonly jamo: string
    readonly sound: string
    readonly initials: string
  }[]
}

/** A lexicon that knows no name, for what can be said of a line without one. */
export const NO_NAMES: Lexicon = {
  meanings: new Map(),
  spellings: new Map(),
  jobs: new Set(),
  majors: new Map(),
  kin: new Map(),
  letters: [],
}

/** Endings of job titles. */
export const JOB_TITLES = ['개발자', '엔지니어', '디자이너', '마케터', '분석가', '사이언티스트', '연구원']
/** '백엔드 개발자' is also called '백엔드'. */
const TITLE_AT_END = new RegExp(String.raw`\s*(?:${JOB_TITLES.join('|')})$`, 'u')

/**
 * A name of a skill never means a job ('Flutter'), and a name of a group always means the whole group, even if a job has the same
 * name.
 */
export function lexiconOf({ skills, jobs, groups, schools = [], majors = [], kin = [] }: Names): Lexicon {
  const skillNames = new Map<string, Term[]>()
  for (const skill of skills)
    for (const name of [skill.name, ...skill.aliases])
      add(skillNames, name, { kind: 'skill', name: skill.name })
  const meanings = new Map(skillNames)
  for (const { name, aliases } of jobs) {
    const term: Term = { kind: 'job', name }
    const short = name.replace(TITLE_AT_END, '')
    for (const own of new Set([name, short, ...short.split('·')])) add(meanings, own, term)
    for (const alias of aliases) if (!skillNames.has(searchKey(alias))) add(meanings, alias, term)
  }
  for (const { name, aliases } of groups)
    for (const own of [name, ...aliases]) meanings.set(searchKey(own), [{ kind: 'group', name }])
  const letters = [...meanings.keys()].map((key) => ({
    key,
    jamo: disassemble(key),
    sound: soundOf(disassemble(key)),
    initials: getChoseong(key),
  }))
  const shortMajors = new Map<string, Term>()
  addStudies(meanings, shortMajors, { schools, majors })
  const spellings = new Map(skills.map(({ name, aliases }) => [name, [name, ...aliases]]))
  return {
    meanings,
    spellings,
    letters,
    majors: shortMajors,
    kin: new Map(kin.map(({ name, aliases }) => [name, aliases])),
    jobs: new Set(jobs.map(({ name }) => name)),
  }
}

/** '서울대' is 서울대학교, '컴퓨터공학' is 컴퓨터공학과; '통계' alone is a word. A skill or a job of the same name comes first. */
function addStudies(
  meanings: Map<string, readonly Term[]>,
  shortMajors: Map<string, Term>,
  { schools, majors }: { schools: readonly Named[]; majors: readonly Named[] },
): void {
  const known = new Set(meanings.keys())
  const name = (called: string, term: Term) => {
    const key = searchKey(called)
    if (key.length > 1 && !known.has(key) && !meanings.has(key)) meanings.set(key, [term])
  }
  for (const school of schools) {
    const short = school.name.replace(/(대학)교$/u, '$1').replace(/대학$/u, '대')
    for (const own of [school.name, short, shortest(short), ...school.aliases])
      name(own, { kind: 'school', name: school.name })
  }
  for (const major of majors) {
    const term: Term = { kind: 'major', name: major.name }
    const field = major.name.replace(/과$/u, '')
    for (const own of [major.name, field, ...major.aliases]) name(own, term)
    const stem = searchKey(field.replace(/(?:공학|학)$/u, ''))
    for (const own of [searchKey(field), stem])
      if (own.length > 1 && !shortMajors.has(own)) shortMajors.set(own, term)
  }
}

/** '포항공과대' is called 포항공대, '이화여자대' 이화여대. */
const shortest = (school: string) =>
  school.replace(
    /(?:공과|여자|외국어|과학기술|교육|체육|예술|시립|가톨릭)대$/u,
    (field) => `${SHORT_FIELDS[field.slice(0, -1)] ?? field[0]}대`,
  )
const SHORT_FIELDS: Readonly<Record<string, string>> = { 과학기술: '과기', 시립: '시립', 가톨릭: '가톨릭' }

function add(meanings: Map<string, Term[]>, name: string, term: Term): void {
  const key = searchKey(name)
  const known = meanings.get(key) ?? []
  if (
    key !== '' &&
    !isCommonWord(key) &&
    !known.some((one) => one.kind === term.kind && one.name === term.name)
  )
    meanings.set(key, [...known, term])
}

/** More names than these for the same initials would narrow nothing. */
const BY_INITIALS = 8

/** Names that begin with these initials ('ㅍㄹㅌ'), the shortest first. */
export function byInitials({ meanings, letters }: Lexicon, initials: string): Term[] {
  const found = letters.filter((one) => one.initials.startsWith(initials) && /[가-힣]/.test(one.key))
  const best = found.toSorted((a, b) => a.initials.length - b.initials.length)
  const terms = new Map<string, Term>()
  for (const { key } of best)
    for (const term of meanings.get(key) ?? []) terms.set(`${term.kind} ${term.name}`, term)
  return [...terms.values()].slice(0, BY_INITIALS)
}

/** The name that a mistyped word was meant to be: one or two letters away from it. Null when two names are equally near. */
export function nearest(lexicon: Lexicon, word: string): string | null {
  const { letters } = lexicon
  const jamo = disassemble(searchKey(word))
  const most = allowedErrors(jamo)
  if (most === 0) return null
  const near = letters
    .filter((one) => Math.abs(one.jamo.length - jamo.length) <= most && one.jamo[0] === jamo[0])
    .map((one) => ({ key: one.key, errors: editDistance(jamo, one.jamo) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors)
  const best = near.filter(({ errors }) => errors === near[0]?.errors)
  return onlyOne(
    lexicon,
    best.map(({ key }) => key),
  )
}

/** The key, if there is one, or if all of them mean the same. */
export function onlyOne({ meanings }: Pick<Lexicon, 'meanings'>, keys: readonly string[]): string | null {
  const meant = new Set(keys.map((key) => JSON.stringify(meanings.get(key))))
  return meant.size === 1 ? keys[0]! : null
}

/** A short word is near to too many names. */
function allowedErrors(jamo: string): number {
  if (jamo.length < (/[a-z]/.test(jamo) ? 5 : 7)) return 0
  return jamo.length < 10 ? 1 : 2
}

/** The edit distance of two words: letters changed, removed, inserted, or swapped with their neighbour. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          last[column]! + 1,
          current[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? before[column - 2]! + 1 : Infinity,
        ),
      )
    }
    before = last
    last = current
  }
  return last[other.length]!
}
