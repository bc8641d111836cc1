import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { Link } from 'react-router'
import { type Filter, filterAddress } from './filter.ts'
import { type SentPage, tabsOf } from './queries.ts'

type StatusTabsProps = { counts: SentPage['counts'] | undefined; filter: Filter }

/** Links, so that each tab has an address of its own. What is searched for goes along. */
export function StatusTabs({ counts, filter }: StatusTabsProps) {
  return (
    <nav aria-label="상태" className="strip">
      <ul className="flex gap-6 border-b border-line-2">
        {tabsOf(counts, filter.status).map(({ status, name, count }) => (
          <li key={name}>
            <Link
              to={{ search: filterAddress({ ...filter, status, only: null }) }}
              aria-current={status === filter.status ? 'page' : undefined}
              className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent text-body-s font-medium whitespace-nowrap text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
              {count !== null && (
                <span className="relative text-label tnum">
                  {count}
                  <span className="sr-only">건</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabNoteProps = { status: OfferStatus | null; isForMany: boolean }

/** What a tab counts, where its name does not say it. */
export function TabNote({ status, isForMany }: TabNoteProps) {
  const note = isForMany && status === null ? notes.mine : status === null ? notes.all : notes[status]
  return note ? <p className="mt-3 -mb-1 text-caption text-ink-3">{note}</p> : null
}

const notes: Readonly<Partial<Record<OfferStatus | 'all' | 'mine', string>>> = {
  all: '우리 회사 이름으로 보내고 5분 안에 되돌리지 않은 어택이에요. 탈퇴했거나 더는 볼 수 없는 분께 보낸 것은 목록에 없고 성과에만 남아요.',
  mine: '내가 보내고 5분 안에 되돌리지 않은 어택이에요. 탈퇴한 분께 보낸 것은 목록에 없어요.',
  EXPIRED: '답 없이 기한이 지난 어택과, 되물음에 답하면서 우리가 거둔 어택이 함께 있어요.',
}
