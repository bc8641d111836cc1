import type { Lexicon } from '../candidates/query/lexicon.ts'
import { searchKey } from '../companies/search.ts'
import type { Bringing, MustHave } from '../positions/must-haves.ts'
import type { PositionDraft } from '../positions/position.ts'

/*
 * What a suggestion may know of both sides (MATCH-2). The two types carry a mark that only the functions of this file can
 * give, so the scorer can be handed nothing else: no gender, birth, age, name, school, present income, present employer or photo.
 */

declare const allowed: unique symbol
type Allowed = { readonly [allowed]: true }

/** All that counts of a person. */
type AllowedOfPerson = {
  /** Job, skills, keywords and the texts of the careers that companies may read. */
  readonly brings: Bringing
  readonly careerMonths: number
  readonly hopeSalary: number | null
}

export type PersonForMatching = AllowedOfPerson & Allowed

/** The allow-list as code: every field is named here, and whatever else the source has stays behind. */
export function personForMatching({ brings, careerMonths, hopeSalary }: AllowedOfPerson): PersonForMatching {
  const { jobLabel, jobSubLabel, techStackItems, hashtags, careers } = brings
  const person: AllowedOfPerson = {
    brings: { jobLabel, jobSubLabel, techStackItems, hashtags, careers },
    careerMonths,
    hopeSalary,
  }
  return person as PersonForMatching
}

/** A skill that a position asks for; one of the names is enough. A must-have is missed as a must-have, not once more as a skill. */
type WantedSkill = { readonly names: readonly string[]; readonly isMust: boolean }

/** How often the company kept its word, in tenths; null where the record is too small to tell (KEEP-4). */
type KeptWord = { readonly came: number | null; readonly payKept: number | null }

type Asked = Pick<
  PositionDraft,
  'jobLabel' | 'jobSubLabel' | 'yearsMin' | 'yearsMax' | 'salaryMin' | 'salaryMax' | 'title' | 'message'
>

type AllowedOfPosition = Omit<Asked, 'title' | 'message'> & {
  readonly mustHaves: readonly MustHave[]
  readonly skills: readonly WantedSkill[]
  readonly kept: KeptWord
}

export type PositionForMatching = AllowedOfPosition & Allowed

/** A position with its must-haves as the search reads them. Its skills are those of the must-haves, the title and the message. */
export function positionForMatching(
  asked: Asked,
  { mustHaves, kept, lexicon }: { mustHaves: readonly MustHave[]; kept: KeptWord; lexicon: Lexicon },
): PositionForMatching {
  const { jobLabel, jobSubLabel, yearsMin, yearsMax, salaryMin, salaryMax, title, message } = asked
  const counted = mustHaves.filter(({ line }) => !asksForForbidden(line, lexicon))
  const position: AllowedOfPosition = {
    jobLabel,
    jobSubLabel,
    yearsMin,
    yearsMax,
    salaryMin,
    salaryMax,
    mustHaves: counted,
    skills: wantedSkills(counted, `${title}\n${message}`, lexicon),
    kept,
  }
  return position as PositionForMatching
}

/** A school, a former employer, a gender or an age may stand in a must-have, but never counts (MATCH-2). */
function asksForForbidden(line: string, lexicon: Lexicon): boolean {
  if (/여성|남성|여자|남자|성별|나이|\d0대|출생|미혼|기혼|용모|사진/u.test(line)) return true
  return wordsOf(line).some((word) =>
    (lexicon.meanings.get(searchKey(word)) ?? []).some(({ kind }) => kind === 'school' || kind === 'company'),
  )
}

function wantedSkills(mustHaves: readonly MustHave[], text: string, lexicon: Lexicon): WantedSkill[] {
  const musts = mustHaves.flatMap(({ line }) => {
    const names = skillsIn(line, lexicon)
    return names.length > 0 ? [{ names, isMust: true }] : []
  })
  const known = new Set(musts.flatMap(({ names }) => names))
  const others = skillsIn(text, lexicon).filter((name) => !known.has(name))
  return [...musts, ...others.slice(0, MOST_OTHERS).map((name) => ({ names: [name], isMust: false }))]
}

/** Of a long message no more than this many skills are counted besides the must-haves. */
const MOST_OTHERS = 8

/** The skills that a text names, by the catalogue's own names. One letter is too short to be sure of. */
export function skillsIn(text: string, lexicon: Lexicon): string[] {
  const words = wordsOf(text)
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`)
  const names = [...pairs, ...words].flatMap((word) =>
    (lexicon.meanings.get(searchKey(word)) ?? []).flatMap(({ kind, name }) =>
      kind === 'skill' ? [name] : [],
    ),
  )
  return [...new Set(names)]
}

const wordsOf = (text: string): string[] =>
  (text.match(/[A-Za-z][A-Za-z0-9.+#]*|[가-힣]+/gu) ?? [])
    .map((word) => word.replace(/\.+$/u, ''))
    .filter((word) => word.length > 1)
