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
function worthOfWord(word: string, say: Say): string {
  return `(select case when whole > 0 then ${byPlace('whole', WORTH.whole)}
      when inside > 0 then ${byPlace('inside', WORTH.inside)} else 0 end
    from (select ${wholeFrom('inside', word, say)} as whole, inside
      from (select strpos(words, ${say(word)}) as inside offset 0) letters offset 0) places)`
}

/**
 * Where the word stands by itself. Mostly it does so where its letters come first, which is seen from what stands around them; all
 * is looked through only where they come again, or where other signs may stand between its parts.
 */
function wholeFrom(place: string, word: string, say: Say): string {
  const spacedWords = `' ' || translate(words, ${say(WORD_SIGNS)}, ${say(' '.repeat(WORD_SIGNS.length))}) || ' '`
  const found = `strpos(${spacedWords}, ${say(` ${spaced(word)} `)})`
  if (spaced(word).includes(' ')) return found
  const isBetween = (at: string) => `strpos(${say(` ${WORD_SIGNS}`)}, substr(words, ${at}, 1)) > 0`
  return `case when ${place} = 0 then 0
    when ${isBetween(`${place} - 1`)} and ${isBetween(`${place} + ${[...word].length}`)} then ${place}
    when strpos(substr(words, ${place} + 1), ${say(word)}) = 0 then 0 else ${found} end`
}

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
