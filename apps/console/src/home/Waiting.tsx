import { consolePaths } from '@coffeeattack/contract/pages'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import type { House } from './queries.ts'

type Count = keyof House['waiting']

/** Those that an admin decides lead to their page; our agents look after the others. */
const chips: readonly { count: Count; label: string; to?: string }[] = [
  { count: 'unverifiedCompanies', label: '인증하지 않은 회사', to: consolePaths.companies() },
  { count: 'openStatements', label: '마감할 정산서', to: consolePaths.statements() },
  { count: 'reportedPosts', label: '신고된 랭킹톡', to: consolePaths.talk() },
  { count: 'unassignedRooms', label: '담당자 없는 대화', to: `${consolePaths.messages()}?filter=unassigned` },
  { count: 'openInquiries', label: '답하지 않은 문의' },
  { count: 'openRequests', label: '상담 신청' },
]

const look = 'inline-flex min-h-10 items-center gap-2 rounded-field px-3.5 text-label font-medium'

/** What waits for somebody; nothing that is done. */
export function Waiting({ waiting }: { waiting: House['waiting'] }) {
  const shown = chips.filter(({ count }) => waiting[count] > 0)
  if (shown.length === 0)
    return <p className={`${look} w-fit bg-surface text-ink-2`}>지금 기다리는 일이 없어요</p>
  return (
    <ul aria-label="기다리는 일" className="flex flex-wrap gap-1.5">
      {shown.map(({ count, label, to }, at) => {
        const figure = <b className="font-bold tnum">{groupDigits(waiting[count])}</b>
        return (
          <li key={count}>
            {to ? (
              <Link
                to={to}
                className={`${look} relative before:absolute before:inset-x-0 before:-inset-y-0.5 ${at === 0 ? 'bg-primary text-on-primary' : 'bg-surface text-ink-2'}`}
              >
                {label} {figure}
                <ChevronRight size={15} strokeWidth={2.2} />
              </Link>
            ) : (
              <span className={`${look} bg-surface text-ink-2`}>
                {label} {figure}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
