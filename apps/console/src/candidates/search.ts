import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { SALARY } from '@coffeeattack/domain/salary/limits'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

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

/** '경력 3~7년', '경력 3년 이상', '경력 7년까지'; the bare name while nothing is chosen. */
export function rangeChip(name: string, { min, max }: Range, unit: string): string {
  if (min === null && max === null) return name
  if (min !== null && max !== null)
    return min === max
      ? `${name} ${groupDigits(min)}${unit}`
      : `${name} ${groupDigits(min)}~${groupDigits(max)}${unit}`
  return min !== null
    ? `${name} ${groupDigits(min)}${unit} 이상`
    : `${name} ${groupDigits(max ?? 0)}${unit}까지`
}

/** '기술 React', '기술 React 외 2' */
export function listChip(name: string, items: readonly string[]): string {
  const [first, ...others] = items
  if (first === undefined) return name
  return others.length === 0 ? `${name} ${first}` : `${name} ${first} 외 ${others.length}`
}

export function jobChip({ jobLabel, jobSubLabel }: Pick<Search, 'jobLabel' | 'jobSubLabel'>): string {
  return jobSubLabel || jobLabel || '직무'
}

/** '218명 찾았어요'; beyond what is counted, '1,000명 넘게 찾았어요'. */
export function totalText(total: number, isMore: boolean): { figure: string; rest: string } {
  return { figure: `${groupDigits(total)}명`, rest: isMore ? ' 넘게 찾았어요' : ' 찾았어요' }
}

/** The search in the address, and the way to another one; what is open beside the list stays open. */
export function useSearch() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = readSearch(params)

  /** Words are typed letter by letter: they do not each become a step back. */
  function change(next: Partial<Search>, { replace = false } = {}) {
    const query = writeSearch({ ...search, ...next }).toString()
    void navigate({ pathname, search: query && `?${query}` }, { replace })
  }
  return { search, change }
}

export type Change = ReturnType<typeof useSearch>['change']
