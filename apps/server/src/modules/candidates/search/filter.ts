import type { Either } from '@coffeeattack/domain/candidates/query/keys'
import type { Bounds } from '@coffeeattack/domain/candidates/query/numbers'
import type { searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { isHiddenFrom } from '../../memory/core/sql.ts'
import { stageOn } from '../../pipeline/core/sql.ts'
import { isInPeriod, likes, rowShutsOut } from '../core/sql.ts'

/** For each level of disclosure, the true incomes that a search may list. */
export type IncomeBounds = ReturnType<typeof searchBounds>

/** One thing that a search asks of a person. */
export type Requirement =
  /** Names chosen from lists, as index keys. Everybody found has them all, so they do not change the order. */
  | { kind: 'allOf'; keys: readonly string[] }
  /** A typed piece: one of its keys or words is enough. */
  | ({ kind: 'oneOf' } & Either)
  | ({ kind: 'months' | 'hope' } & Bounds)
  | { kind: 'income'; levels: IncomeBounds }
  | { kind: 'likes'; companyId: string }
  /** Visible to companies only since then. */
  | { kind: 'openedSince'; since: Date }
  /** Whose profile the company has not opened since then. */
  | { kind: 'unseen'; companyId: string; since: Date }

export type Filter = {
  required: readonly Requirement[]
  excluded: readonly Requirement[]
  /** Only these people; null for everybody. */
  among: readonly string[] | null
  /** The company whose hidden people are left out; null when it hides nobody, or searches for those. */
  hiddenFrom: string | null
  /** Leaves out the people with whom this company's pipeline is busy on that day. */
  newTo?: { companyId: string; day: string }
  /** Every name of the searching company; empty for our own people. */
  viewerKeys: readonly string[]
  now: Date
}

/** Adds a value to the statement's parameters and returns its placeholder. */
export type Bind = (value: unknown) => string

/**
 * The conditions on a row of `candidate_search` or `candidate_keys`, called `candidate`. The statement is built for each search
 * and not prepared, because no single plan suits every search. The list and its count use the same conditions, so neither tells
 * of people who shut the company out (OFR-13).
 */
export function conditionsOf({ required, excluded, among, viewerKeys, now }: Filter, bind: Bind): string {
  return [
    isInPeriod('candidate', bind(now)),
    ...(among === null ? [] : [`candidate.candidate_id = any(${bind(among)}::uuid[])`]),
    ...required.map((one) => matches(one, bind)),
    // A person without a figure misses a condition on it, so null counts as false.
    ...excluded.map((one) => `not coalesce(${matches(one, bind)}, false)`),
    ...(viewerKeys.length > 0 ? [`not ${rowShutsOut('candidate', bind(viewerKeys))}`] : []),
  ].join(' and ')
}

export const COLUMNS = { months: 'career_months', hope: 'hope_salary' } as const

function matches(requirement: Requirement, bind: Bind): string {
  switch (requirement.kind) {
    case 'allOf':
      return `terms @> ${bind(requirement.keys)}::text[]`
    case 'oneOf':
      return hasOneOf(requirement, bind)
    case 'income':
      return isDisclosed(requirement.levels, bind)
    case 'likes':
      return likes('candidate.candidate_id', bind(requirement.companyId))
    case 'openedSince':
      return `exists (select from candidate_search come
        where come.candidate_id = candidate.candidate_id and come.opened_at > ${bind(requirement.since)})`
    case 'unseen':
      return `not exists (select from profile_views seen where seen.candidate_id = candidate.candidate_id
        and seen.company_id = ${bind(requirement.companyId)} and seen.at > ${bind(requirement.since)})`
    case 'months':
    case 'hope': {
      const { kind, min, max } = requirement
      const lower = min === null ? [] : [`${COLUMNS[kind]} >= ${bind(min)}`]
      const upper = max === null ? [] : [`${COLUMNS[kind]} <= ${bind(max)}`]
      return `(${[...lower, ...upper].join(' and ')})`
    }
  }
}

function hasOneOf({ keys, words, kin = [] }: Either, bind: Bind): string {
  const ways = words.map((word) => `strpos(words, ${bind(word)}) > 0`)
  const all = [...keys, ...kin]
  if (all.length > 0) ways.push(`terms && ${bind(all)}::text[]`)
  return `(${ways.join(' or ')})`
}

function isDisclosed(incomes: IncomeBounds, bind: Bind): string {
  const levels = Object.entries(incomes).filter(([, { from, to }]) => from < to)
  const ways = levels.map(([level, { from, to }]) => {
    const below = to === Infinity ? '' : ` and verified_income < ${bind(to)}`
    return `income_disclosure = ${bind(level)} and verified_income > 0 and verified_income >= ${bind(from)}${below}`
  })
  return `(${['false', ...ways].join(' or ')})`
}

/**
 * What other tables say of a person. Each check is a scalar subquery, not a join: PostgreSQL runs it once for each person who met
 * all other conditions, and never reads the other table as a whole.
 */
export function lookedUpConditions({ hiddenFrom, newTo }: Filter, bind: Bind): string {
  const isNot = (exists: string) => `(select true where ${exists}) is null`
  return [
    'true',
    ...(hiddenFrom === null ? [] : [isNot(isHiddenFrom('candidate.candidate_id', bind(hiddenFrom)))]),
    ...(newTo ? [isNot(isBusyWith('candidate.candidate_id', bind(newTo.companyId), bind(newTo.day)))] : []),
  ].join(' and ')
}

/** An offer waits or its outcome is open. A card that is only starred, or ended, does not count. */
const isBusyWith = (candidateId: string, companyId: string, day: string) =>
  `exists (select from pipeline_cards card where card.company_id = ${companyId} and card.candidate_id = ${candidateId}
    and ${stageOn('card', day)} not in ('SAVED', 'ENDED'))`
