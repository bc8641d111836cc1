import { spaced, WORD_SIGNS, WORTH, type Worth } from '@coffeeattack/domain/candidates/fit'
import type { Filter, Range, Say } from './filter.ts'

/**
 * How well a row of `candidate_search` or `candidate_keys` fits, as SQL (`fit` of the domain says the same of a person). The words
 * of the row stand in the order of their worth, so where a wanted one comes first says what it is worth; skills and keywords that
 * were asked for everybody found has alike.
 */
export function fitOf({ words, either, outside }: Filter, say: Say): string {
  return [
    `case when hope_salary is null then 0 else ${WORTH.told} end`,
    ...words.map((word) => worthOfWord(word, say)),
    ...either.map((one) => worthOfEither(one, say)),
    ...(outside.months ? [`- ${distance('career_months', outside.months, MONTHS_A_POINT, say)}`] : []),
    ...(outside.hope ? [`- ${distance('hope_salary', outside.hope, MANWON_A_POINT, say)}`] : []),
  ].join(' + ')
}

/** A whole word wherever it stands, then letters inside another. */
const worthOfWord = (word: string, say: Say) =>
  `(select case when whole > 0 then ${byPlace('whole', WORTH.whole)}
      when inside > 0 then ${byPlace('inside', WORTH.inside)} else 0 end
    from (select regexp_instr(words, ${say(byItself(word))}) as whole, strpos(words, ${say(word)}) as inside offset 0) places)`

/** The word between two ends or signs, whatever signs stand between its own parts; one look at the letters is all it takes. */
function byItself(word: string): string {
  const sign = `[ ${WORD_SIGNS}]`
  const parts = spaced(word)
    .replaceAll(PUNCTUATION, String.raw`\$&`)
    .split(' ')
  return `(?:^|${sign})${parts.join(sign)}(?:$|${sign})`
}
const PUNCTUATION = /[!-/:-@[-`{-~]/g

const byPlace = (place: string, worth: Worth) =>
  `case when ${place} <= job_ends then ${worth.job} when ${place} <= skills_end then ${worth.skill} else ${worth.keyword} end`

const kindsOfKeys = [
  { worth: WORTH.whole.job, isOf: (key: string) => /^[jk]:/.test(key) },
  { worth: WORTH.whole.skill, isOf: (key: string) => key.startsWith('s:') },
  { worth: WORTH.whole.keyword, isOf: (key: string) => key.startsWith('t:') },
] as const

/** Of the names and words of which one is enough, what the best that the row has is worth. */
function worthOfEither({ keys, words }: Filter['either'][number], say: Say): string {
  const cases = kindsOfKeys.flatMap(({ worth, isOf }) => {
    const own = keys.filter(isOf)
    return own.length > 0 ? [`when terms && ${say(own)}::text[] then ${worth}`] : []
  })
  const named = cases.length > 0 ? [`case ${cases.join(' ')} else 0 end`] : []
  return `greatest(0, ${[...named, ...words.map((word) => worthOfWord(word, say))].join(', ')})`
}

/** Who misses a range by little stands before who misses it by much; from so many points on nobody looks. */
const MONTHS_A_POINT = 3
const MANWON_A_POINT = 100
const MOST_POINTS = 30

function distance(column: string, { min, max }: Range, step: number, say: Say): string {
  const beyond = [
    ...(min === null ? [] : [`${say(min)} - ${column}`]),
    ...(max === null ? [] : [`${column} - ${say(max)}`]),
  ]
  return `case when ${column} is null then ${MOST_POINTS} else least(${MOST_POINTS}, greatest(0, ${beyond.join(', ')}) / ${step}) end`
}
