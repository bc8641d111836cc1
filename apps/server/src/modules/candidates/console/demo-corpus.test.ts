import { CORPUS, type Meant } from '@coffeeattack/domain/candidates/query/corpus'
import { JOB_TITLES } from '@coffeeattack/domain/candidates/query/lexicon'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { searchKey } from '@coffeeattack/domain/companies/search'
import { expect } from 'vitest'
import { loadDemo } from '../../../demo/load.ts'
import { test as base } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { findNewest } from '../search/search.ts'
import { filterOf } from './asked.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/*
 * Who is found by the lines of the corpus in the demo's world, against a plain reading of every profile by the reading that is meant.
 * `npm run calls` prints the shares.
 */

type Person = {
  id: string
  job: string
  group: string
  skills: string[]
  keywords: string[]
  months: number
  hope: number | null
  income: number | null
  disclosure: string
  opened: Date | null
  seen: boolean
  likes: boolean
  told: string
  former: string[]
  isEmployed: boolean
  /** Asked for an exclusion. */
  isExcluded?: boolean
  schools: string[]
  majors: string[]
}

/** What the company may read of everybody whom it may find. */
const PEOPLE = `
  select users.id, shown_job_sub_label as job, shown_job_label as group, shown_tech_stack as skills, shown_hashtags as keywords,
    users.career_months as months, users.hope_salary as hope, users.verified_income as income, users.income_disclosure as disclosure,
    opened_at as opened,
    exists (select from profile_views where candidate_id = users.id and company_id = $2 and at > $3) as seen,
    exists (select from company_choices where user_id = users.id and mode = 'INTEREST' and company_key in
      (select key from companies where id = $2 union select key from company_aliases where company_id = $2)) as likes,
    coalesce((select string_agg(concat(shown_job, ' ', shown_detail), ' ') from careers where user_id = users.id and not hidden), '') as told,
    array(select company_key from careers where user_id = users.id and not hidden and ended_on is not null) as former,
    exists (select from careers where user_id = users.id and not hidden and ended_on is null) as "isEmployed",
    array(select shown_name from schools where user_id = users.id and shown_name is not null) as schools,
    array(select shown_major from schools where user_id = users.id and shown_major is not null) as majors
  from users join candidate_search on candidate_search.candidate_id = users.id where users.id = any($1)`

const test = base.extend('world', { scope: 'file' }, async ({ server }) => {
  const season = 2025
  await loadDemo({
    ...server.deps,
    settings: { ...server.deps.settings, demoData: true, production: false, salarySeason: season },
  })
  const { rows } = await server.db.drizzle.$client.query<{ id: string }>(
    "select id from companies where name = '노을클라우드'",
  )
  const companyId = rows[0]!.id
  const viewer = await viewerOf({ companyId }, { db: server.db, clock: server.clock })
  const ids = await idsBy(server, '', viewer)
  const since = new Date(server.clock().getTime() - 180 * 86_400_000)
  const { rows: people } = await server.db.drizzle.$client.query<Person>(PEOPLE, [ids, companyId, since])
  return { viewer, people, now: server.clock() }
})

async function idsBy(server: TestApp, line: string, viewer: Viewer): Promise<string[]> {
  const filter = filterOf({ q: line }, viewer)
  const { found } = await findNewest(server.db.drizzle, { filter, order: 'newest', take: 1_000 })
  return found.map(({ id }) => id).toSorted()
}

const meaningsOf = (word: string) => searchLexicon().meanings.get(searchKey(word)) ?? []

const low = (text: string) => text.normalize('NFC').toLowerCase()

/** One piece of a reading, as a plain rule on one person. */
function meets(person: Person, piece: string, { line }: Meant, now: Date): boolean {
  const mark = piece.slice(0, 1)
  const rest = piece.slice(mark === '@' || mark === '?' || mark === '!' ? 1 : 2)
  // Who excludes a parent does not exclude its kin.
  if (mark === '!')
    return !meets({ ...person, isExcluded: true }, rest, { group: '', line: '', reading: '' }, now)
  if (piece.includes('|'))
    return piece.split('|').some((one) => meets(person, one, { group: '', line, reading: '' }, now))
  const typed = line.split(/[\s,/|()[\]"'“”]+/u)
  const isTyped = person.keywords.some(
    (word) => typed.includes(word) && meaningsOf(word).some(({ name }) => name === rest),
  )
  const [min = '', max = ''] = rest.split('-')
  const within = (value: number | null) =>
    value !== null && value >= Number(min || 0) && value <= Number(max || Infinity)
  switch (mark) {
    case 'y':
      return within(Math.floor(person.months / 12))
    case 'h':
      return within(person.hope)
    case 'i':
      return person.disclosure !== 'HIDDEN' && isPaid(person, Number(min || 0), Number(max || Infinity))
    case 's':
      return (
        isTyped ||
        spellings(rest, person.isExcluded === true).some(
          (name) => person.skills.includes(name) || hasKeyword(person, name),
        )
      )
    case 'j':
      return isTyped || [rest, ...(searchLexicon().kin.get(rest) ?? [])].includes(person.job)
    case 'g': {
      const title = JOB_TITLES.find((one) => typed.some((word) => word === one))
      return isTyped || person.group === rest || (title !== undefined && person.job.endsWith(` ${title}`))
    }
    case 'w': {
      const row = low([person.group, person.job, ...person.skills, ...person.keywords].join(' '))
      return (
        row.includes(low(rest)) ||
        low(person.told).includes(low(rest)) ||
        person.former.includes(companyKey(rest))
      )
    }
    case 'u':
      return person.schools.includes(rest)
    case 'm':
      return person.majors.includes(rest)
    case 'e':
      return person.former.includes(companyKey(rest))
    case '@':
      return hasStatus(person, rest, now)
    default:
      return true
  }
}

const spellings = (skill: string, isExcluded: boolean) => {
  const { kin, spellings: known } = searchLexicon()
  return [...(known.get(skill) ?? [skill]), ...(isExcluded ? [] : (kin.get(skill) ?? []))]
}

const hasKeyword = ({ keywords }: Person, name: string) =>
  keywords.some((word) => word === name || word === name.toLowerCase())

/** A level of disclosure shows only steps; the search may list whom the steps allow. */
const isPaid = ({ income }: Person, min: number, max: number) =>
  income !== null && income >= min && income <= max

function hasStatus({ isEmployed, opened, seen, likes }: Person, status: string, now: Date): boolean {
  if (status === 'employed') return isEmployed
  if (status === 'seeking') return !isEmployed
  if (status === 'new') return opened !== null && opened.getTime() > now.getTime() - 7 * 86_400_000
  return status === 'likes' ? likes : !seen
}

const piecesOf = (reading: string) => (reading === '' ? [] : reading.split(/ (?=!?[sjgwumeyhi]:|@|\?)/u))

test.for([
  ['seen', 0.9],
  ['heldOut', 0.9],
  ['afterwards', 0.9],
] as const)(
  '[BIZ-8] the share of lines that find the people who are meant: %s',
  async ([half, least], { server, world }) => {
    const { viewer, people, now } = world
    const wrong: string[] = []
    // The steps of a disclosed income are the rule of another test.
    const lines = CORPUS[half].filter(({ reading }) => !reading.includes('i:'))
    for (const meant of lines) {
      const expected = people.filter((person) =>
        piecesOf(meant.reading).every((piece) => meets(person, piece, meant, now)),
      )
      const found = await idsBy(server, meant.line, viewer)
      const ids = expected.map(({ id }) => id).toSorted()
      if (JSON.stringify(found) !== JSON.stringify(ids))
        wrong.push(`${meant.line} (${meant.reading}): ${found.length} of ${ids.length}`)
    }
    const share = 1 - wrong.length / lines.length
    console.info(`${half}: ${lines.length} lines, ${(share * 100).toFixed(1)} % find exactly who is meant`)
    if (process.env['CORPUS_WRONG']) console.info(wrong.join('\n'))
    expect(share).toBeGreaterThanOrEqual(least)
  },
)
