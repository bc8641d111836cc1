import { spaced, WORD_SIGNS, WORTH, type Worth } from '@coffeeattack/domain/candidates/fit'
import type { Either } from '@coffeeattack/domain/candidates/query/keys'
import { type Bind, COLUMNS, type Filter, type Requirement } from './filter.ts'

/**
 * The score of a row of `candidate_search` or `candidate_keys`, as SQL; `fit` of the domain is the same rule for one person. The
 * column `words` holds the job, then the skills, then the keywords, so the position of a word tells what it is worth.
 */
export const fitOf = ({ required, excluded }: Filter, bind: Bind): string =>
  [
    `case when hope_salary is null then 0 else ${WORTH.hope} end`,
    ...required.flatMap((one) => (one.kind === 'oneOf' ? [`+ ${worthOf(one, bind)}`] : [])),
    ...excluded.flatMap((one) => (isRange(one) ? [`- ${distance(one, bind)}`] : [])),
  ].join(' ')

const KINDS = [
  { worth: WORTH.whole.job, pattern: /^[jk]:/ },
  { worth: WORTH.whole.skill, pattern: /^s:/ },
  { worth: WORTH.whole.keyword, pattern: /^t:/ },
  { worth: WORTH.past, pattern: /^[ume]:/ },
] as const
/** Worth less than any whole name. */
const LESSER = [
  { worth: WORTH.inside.job, pattern: /^k:/ },
  { worth: WORTH.inside.skill, pattern: /^s:/ },
] as const

/** The worth of the best of the keys and words that the row has. */
function worthOf({ keys, words, kin = [] }: Either, bind: Bind): string {
  const casesOf = (kinds: typeof KINDS | typeof LESSER, names: readonly string[]) =>
    kinds.flatMap(({ worth, pattern }) => {
      const own = names.filter((key) => pattern.test(key))
      return own.length > 0 ? [`when terms && ${bind(own)}::text[] then ${worth}`] : []
    })
  // A word of the careers was looked for in the same row, so the least that such a piece is worth is the worth of that.
  const isTold = keys.some((key) => key.startsWith('c:'))
  const cases = [...casesOf(KINDS, keys), ...casesOf(LESSER, kin)]
  const least = isTold ? WORTH.told : 0
  const named = cases.length > 0 ? `case ${cases.join(' ')} else ${least} end` : `${least}`
  return `greatest(${[named, ...words.map((word) => worthOfWord(word, bind))].join(', ')})`
}

/** A whole word is worth more than the same letters inside another. `offset 0` keeps both searches from running twice. */
const worthOfWord = (word: string, bind: Bind) =>
  `(select case when whole > 0 then ${byPosition('whole', WORTH.whole)}
      when inside > 0 then ${byPosition('inside', WORTH.inside)} else 0 end
    from (select regexp_instr(words, ${bind(wholeWord(word))}) as whole, strpos(words, ${bind(word)}) as inside offset 0) places)`

const byPosition = (position: string, worth: Worth) =>
  `case when ${position} <= job_ends then ${worth.job} when ${position} <= skills_end then ${worth.skill} else ${worth.keyword} end`

/** A pattern for the word between separators; inside the word one separator matches another ('ui/ux' finds 'ui·ux'). */
function wholeWord(word: string): string {
  const separator = `[ ${WORD_SIGNS}]`
  const parts = spaced(word)
    .replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
    .split(' ')
  return `(?:^|${separator})${parts.join(separator)}(?:$|${separator})`
}

/** Somebody who misses a range loses a point for each such step, up to the limit. */
const STEP = { months: 3, hope: 100 } as const
const MOST_POINTS_LOST = 30

type Range = Extract<Requirement, { kind: 'months' | 'hope' }>

const isRange = (one: Requirement): one is Range => one.kind === 'months' || one.kind === 'hope'

function distance({ kind, min, max }: Range, bind: Bind): string {
  const column = COLUMNS[kind]
  const below = min === null ? [] : [`${bind(min)} - ${column}`]
  const above = max === null ? [] : [`${column} - ${bind(max)}`]
  const beyond = `greatest(${['0', ...below, ...above].join(', ')})`
  return `case when ${column} is null then ${MOST_POINTS_LOST} else least(${MOST_POINTS_LOST}, ${beyond} / ${STEP[kind]}) end`
}
