import { ReasonMark } from '@coffeeattack/kit/suggestions/ReasonMark'
import { Link } from 'react-router'
import { type Order, withOrder } from './order.ts'

const names: Readonly<Record<Order, string>> = { suggested: '추천 순', plain: '기본 순' }

type OrderBarProps = { order: Order; address: string; hasMustHaves: boolean }

/** Both orders, one click apart, and what the marks of this one mean. */
export function OrderBar({ order, address, hasMustHaves }: OrderBarProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <nav aria-label="순서" className="flex rounded-[14px] bg-surface-3 p-[3px]">
        {(['suggested', 'plain'] as const).map((one) => (
          <Link
            key={one}
            to={withOrder(address, one)}
            replace
            aria-current={one === order ? 'true' : undefined}
            className="grid min-h-11 place-items-center rounded-[11px] px-4 text-label font-medium text-ink-2 aria-[current]:bg-surface aria-[current]:font-bold aria-[current]:text-ink"
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      <p className="ml-auto flex items-center gap-3.5 text-caption text-ink-3">
        {order === 'suggested' ? (
          <>
            <span className="flex items-center gap-1.5">
              <ReasonMark kind="for" />
              맞는 이유
            </span>
            <span className="flex items-center gap-1.5">
              <ReasonMark kind="against" />
              걸리는 이유
            </span>
          </>
        ) : hasMustHaves ? (
          '꼭 필요한 것의 수만 세요'
        ) : (
          '최근에 들른 순이에요'
        )}
      </p>
    </div>
  )
}
