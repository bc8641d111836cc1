import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { atOnce } from '../list/use-filter-params.ts'

export type Range = { min: number | null; max: number | null }

export type Search = {
  q: string
  jobLabel: string
  jobSubLabel: string
  years: Range
  hope: Range
  income: Range
  techStack: readonly string[]
  hashtags: readonly string[]
  /** Only people who marked our company as a favourite. */
  likesUs: boolean
  /** Filters by the company's marks (BIZ-11): starred, hidden, a tag or a list. */
  starred: boolean
  hidden: boolean
  tag: string
  list: string
  /** True for people who miss exactly one condition instead of full matches. */
  butOne: boolean
  /** True to search for words that nobody has too. */
  keepAll: boolean
  sort: 'recent' | 'fit'
}

export const EVERYBODY: Search = {
  q: '',
  jobLabel: '',
  jobSubLabel: '',
  years: { min: null, max: null },
  hope: { min: null, max: null },
  income: { min: null, max: null },
  techStack: [],
  hashtags: [],
  likesUs: false,
  starred: false,
  hidden: false,
  tag: '',
  list: '',
  butOne: false,
  keepAll: false,
  sort: 'recent',
}

export const YEARS_MAX = 50
export const LIST_MAX = 10
const ranges = { years: YEARS_MAX, hope: SALARY.ceiling, income: SALARY.ceiling } as const

/** Reads the search from the address, which can be saved and shared. Invalid parts are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const text = (name: string, limit: number) => (params.get(name) ?? '').slice(0, limit)
  const range = (name: keyof typeof ranges): Range => ({
    min: amount(params.get(`${name}Min`), ranges[name]),
    max: amount(params.get(`${name}Max`), ranges[name]),
  })
  return {
    q: text('q', SEARCH.textLimit),
    jobLabel: text('jobLabel', 60),
    jobSubLabel: text('jobSubLabel', 60),
    years: range('years'),
    hope: range('hope'),
    income: range('income'),
    techStack: words(params.get('techStack')),
    hashtags: words(params.get('hashtags')),
    likesUs: params.get('likesUs') === 'true',
    starred: params.get('starred') === 'true',
    hidden: params.get('hidden') === 'true',
    tag: text('tag', MEMORY.tagLimit),
    list: ID.test(params.get('list') ?? '') ? text('list', 36) : '',
    butOne: params.get('butOne') === 'true',
    keepAll: params.get('keepAll') === 'true',
    sort: sortIn(params.get('sort')) ?? usualSort(text('q', SEARCH.textLimit)),
  }
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const sortIn = (text: string | null) => (text === 'fit' || text === 'recent' ? text : null)

/** A query sorts by fit; without one the most recently active come first. */
const usualSort = (q: string): Search['sort'] => (q.trim() === '' ? 'recent' : 'fit')

/** Writes the conditions that differ from the default. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked(search))) {
    if (value !== undefined) params.set(name, String(value))
  }
  if (search.sort === usualSort(search.q)) params.delete('sort')
  return params
}

/** The search without any mark. */
const UNMARKED = { starred: false, hidden: false, tag: '', list: '' } as const

export const isOfMarked = ({ starred, hidden, tag, list }: Search): boolean =>
  starred || hidden || tag !== '' || list !== ''

/** The text under which a search is saved: its conditions without the order. Marks are left out, because new people have none. */
export const filterText = (search: Search): string =>
  writeSearch({ ...search, ...UNMARKED, butOne: false, keepAll: false, sort: usualSort(search.q) }).toString()

/** The body of the search call. */
export function asked(search: Search) {
  const { butOne, keepAll, sort } = search
  return { ...conditions(search), butOne: butOne || undefined, keepAll: keepAll || undefined, sort }
}

/** The conditions of the search without its order. */
export function conditions(search: Search) {
  const { years, hope, income } = search
  return {
    q: search.q.trim() || undefined,
    jobLabel: search.jobLabel || undefined,
    jobSubLabel: search.jobSubLabel || undefined,
    yearsMin: years.min ?? undefined,
    yearsMax: years.max ?? undefined,
    hopeMin: hope.min ?? undefined,
    hopeMax: hope.max ?? undefined,
    incomeMin: income.min ?? undefined,
    incomeMax: income.max ?? undefined,
    techStack: search.techStack.length > 0 ? [...search.techStack] : undefined,
    hashtags: search.hashtags.length > 0 ? [...search.hashtags] : undefined,
    likesUs: search.likesUs || undefined,
    starred: search.starred || undefined,
    hidden: search.hidden || undefined,
    tag: search.tag || undefined,
    list: search.list || undefined,
  }
}

/** Swaps the ends of a range when the first is larger. */
export function ordered({ min, max }: Range): Range {
  return min !== null && max !== null && max < min ? { min: max, max: min } : { min, max }
}

export const isOpen = ({ min, max }: Range): boolean => min === null && max === null

/** True when there are conditions besides the query. */
export function hasFilters(search: Search): boolean {
  const { q: _q, ...chosen } = conditions(search)
  return Object.values(chosen).some((value) => value !== undefined)
}

/** True when the search has any condition. */
export const isNarrowed = (search: Search): boolean => search.q.trim() !== '' || hasFilters(search)

function amount(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function words(text: string | null): string[] {
  const all = (text ?? '').split(',').map((word) => word.trim())
  return [...new Set(all.filter((word) => word !== '' && word.length <= 30))].slice(0, LIST_MAX)
}

/** '218명 찾았어요'; above the counting limit, '1,000명 넘게 찾았어요'. */
export function totalText(total: number, isMore: boolean): { figure: string; rest: string } {
  return { figure: `${groupDigits(total)}명`, rest: isMore ? ' 넘게 찾았어요' : ' 찾았어요' }
}

/** The search in the address and the function that changes it. An open profile stays open. */
export function useSearch() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = readSearch(params)

  /** Typing replaces the history entry, so that Back does not go letter by letter. */
  function change(next: Partial<Search>, { replace = false } = {}) {
    const isUsual = search.sort === usualSort(search.q)
    const sort = isUsual ? usualSort(next.q ?? search.q) : search.sort
    // Sorting keeps the one-condition-less view; other conditions leave it.
    const isSame = Object.keys(next).every((name) => name === 'sort')
    const butOne = isSame && search.butOne
    const keepAll = isSame && search.keepAll
    const query = writeSearch({ ...search, butOne, keepAll, sort, ...next }).toString()
    void navigate({ pathname, search: query && `?${query}` }, { replace, ...atOnce })
  }
  return { search, change }
}

export type Change = ReturnType<typeof useSearch>['change']
