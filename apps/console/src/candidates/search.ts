import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { SALARY } from '@coffeeattack/domain/salary/limits'

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
  sort: 'recent',
}

export const YEARS_MAX = 50
export const LIST_MAX = 10
const ranges = { years: YEARS_MAX, hope: SALARY.ceiling, income: SALARY.ceiling } as const

/** The address is the search: it can be kept, shared and gone back to. What makes no sense in it is left out. */
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
    sort: params.get('sort') === 'fit' ? 'fit' : 'recent',
  }
}

/** Only what narrows the list stands in the address. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked(search))) {
    if (value !== undefined) params.set(name, String(value))
  }
  if (search.sort === EVERYBODY.sort) params.delete('sort')
  return params
}

/** The same conditions as the call names them. */
export function asked(search: Search) {
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
    sort: search.sort,
  }
}

/** Two ends typed the wrong way round mean the same as the right way. */
export function ordered({ min, max }: Range): Range {
  return min !== null && max !== null && max < min ? { min: max, max: min } : { min, max }
}

export const isOpen = ({ min, max }: Range): boolean => min === null && max === null

/** Conditions beyond the words in the field. */
export function hasFilters(search: Search): boolean {
  const { q: _q, sort: _sort, ...conditions } = asked(search)
  return Object.values(conditions).some((value) => value !== undefined)
}

function amount(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function words(text: string | null): string[] {
  const all = (text ?? '').split(',').map((word) => word.trim())
  return [...new Set(all.filter((word) => word !== '' && word.length <= 30))].slice(0, LIST_MAX)
}
