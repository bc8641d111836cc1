import { type Lexicon, lexiconOf } from '@coffeeattack/domain/candidates/query/lexicon'
import { searchKey } from '@coffeeattack/domain/companies/search'
import { ALSO_CALLED, GROUPS_CALLED, KIN } from './data/also-called.ts'
import { MAJORS } from './data/majors.ts'
import { ENGINEERING } from './data/tech-engineering.ts'
import { OTHERS } from './data/tech-others.ts'
import { type Named, readNames } from './names.ts'
import { jobGroups, schoolsByType } from './reference-rows.ts'

let lexicon: Lexicon | null = null

/** The meanings of words in a search. The same for everybody, so it is made once. */
export function searchLexicon(): Lexicon {
  lexicon ??= lexiconOf({
    skills: withOtherNames([...ENGINEERING, ...OTHERS].flatMap(({ names }) => readNames(names))),
    jobs: withOtherNames(jobGroups().flatMap(({ jobs }) => jobs)),
    groups: readNames(GROUPS_CALLED),
    schools: schoolsByType(),
    majors: readNames(MAJORS),
    kin: readNames(KIN),
  })
  return lexicon
}

/** The jobs and groups of a name: '서버 개발자', 'frontend'. */
export const jobsCalled = (typed: string): string[] =>
  (searchLexicon().meanings.get(searchKey(typed)) ?? []).flatMap(({ kind, name }) =>
    kind === 'job' || kind === 'group' ? [name] : [],
  )

function withOtherNames(named: readonly Named[]): Named[] {
  const others = new Map(readNames(ALSO_CALLED).map(({ name, aliases }) => [name, aliases]))
  return named.map(({ name, aliases }) => ({ name, aliases: [...aliases, ...(others.get(name) ?? [])] }))
}
