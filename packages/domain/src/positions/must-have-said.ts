import type { Lexicon, Term } from '../candidates/query/lexicon.ts'
import { readQuery } from '../candidates/query/read-query.ts'
import { waysIn } from './must-haves.ts'

const kinds: Readonly<Record<Term['kind'], string>> = {
  skill: '기술',
  job: '직무',
  group: '직군',
  school: '학교',
  major: '전공',
  company: '다닌 회사',
  word: '낱말',
}

/** How a line of the must-haves is read, under the line in the form: '기술 Kotlin 또는 기술 Java'. Null for a line that asks nothing. */
export function mustHaveSaid(line: string, lexicon: Lexicon): string | null {
  const ways = waysIn(line).map((way) =>
    readQuery(way, lexicon)
      .flatMap((piece) => (piece.kind === 'terms' ? [piece.terms.map(termText).join(' 또는 ')] : []))
      .join(', '),
  )
  const said = ways.filter((way) => way !== '')
  return said.length === 0 ? null : [...new Set(said)].join(' 또는 ')
}

const termText = ({ kind, name }: Term) => (kind === 'word' ? `낱말 ‘${name}’` : `${kinds[kind]} ${name}`)
