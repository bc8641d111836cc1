import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import type { ReactNode } from 'react'
import { type Change, type Search, totalText } from './search.ts'

const sorts: Readonly<Record<Search['sort'], string>> = { recent: '최근 활동순', fit: '잘 맞는 순' }

type ListHeadProps = {
  total: number
  isMore: boolean
  /** How a slip of the finger was read. */
  repaired: string | null
  search: Search
  change: Change
  /** Beside the count: whom one meets when one condition is let go. */
  children: ReactNode
}

/** How many there are, and how they are shown. */
export function ListHead({ total, isMore, repaired, search, change, children }: ListHeadProps) {
  const { figure, rest } = totalText(total, isMore)
  return (
    <div className="mx-0.5 mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-label text-ink-2">
      <output>
        <b className="text-body-s font-bold text-ink tnum">{figure}</b>
        {search.butOne ? ' 하나만 달라요' : rest}
      </output>
      <div className="mr-auto flex flex-wrap items-center gap-x-4 max-sm:order-last max-sm:basis-full max-sm:pb-2 max-sm:empty:hidden">
        {repaired && <span className="text-caption text-ink-3">{repaired}</span>}
        {children}
      </div>
      {total > 0 && <Reading search={search} change={change} />}
    </div>
  )
}

/** What the marks on the scale mean, and the order. */
function Reading({ search, change }: Pick<ListHeadProps, 'search' | 'change'>) {
  return (
    <>
      <span aria-hidden="true" className="flex items-center text-caption text-ink-3">
        <i className="mr-1.5 size-2.5 rounded-full bg-ink-3" />
        지금
        <i className="mr-1.5 ml-3 size-2.5 rounded-full border-3 border-primary bg-surface" />
        희망<span className="max-sm:hidden">&nbsp;연봉</span>
      </span>
      <label className="relative flex items-center max-sm:ml-auto">
        <span className="sr-only">순서</span>
        <select
          value={search.sort}
          onChange={(event) => change({ sort: event.currentTarget.value === 'fit' ? 'fit' : 'recent' })}
          className="min-h-11 appearance-none rounded-button-sm pr-5 font-medium"
        >
          {Object.entries(sorts).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} className="pointer-events-none absolute right-0" />
      </label>
    </>
  )
}
