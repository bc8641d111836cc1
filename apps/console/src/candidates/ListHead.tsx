import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { type Search, totalText } from './search.ts'

const sorts: Readonly<Record<Search['sort'], string>> = { recent: '최근 활동순', fit: '잘 맞는 순' }

type ListHeadProps = {
  total: number
  isMore: boolean
  /** How a slip of the finger was read. */
  repaired: string | null
  sort: Search['sort']
  onSort: (sort: Search['sort']) => void
}

/** How many there are, what the scale's marks mean, and the order. */
export function ListHead({ total, isMore, repaired, sort, onSort }: ListHeadProps) {
  const { figure, rest } = totalText(total, isMore)
  return (
    <div className="mx-0.5 mt-3 mb-1 flex min-h-11 items-center gap-4 text-body-s text-ink-2">
      <output className="mr-auto">
        <b className="font-bold text-ink tnum">{figure}</b>
        {rest}
        {repaired && <span className="ml-3 text-label text-ink-3">{repaired}</span>}
      </output>
      <span aria-hidden="true" className="flex items-center text-caption text-ink-3 max-sm:hidden">
        <i className="mr-1.5 size-dot rounded-full bg-ink-3" />
        지금
        <i className="mr-1.5 ml-3 size-dot rounded-full border-3 border-primary bg-surface" />
        희망 연봉
      </span>
      <label className="relative flex items-center">
        <span className="sr-only">순서</span>
        <select
          value={sort}
          onChange={(event) => onSort(event.currentTarget.value === 'fit' ? 'fit' : 'recent')}
          className="min-h-11 appearance-none rounded-button-sm pr-5 text-label font-medium text-ink-2"
        >
          {Object.entries(sorts).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} className="pointer-events-none absolute right-0" />
      </label>
    </div>
  )
}
