import { paths } from '@coffeeattack/contract/pages'
import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Arrangement, arrangementOf } from '../coffeechats/arrangement.ts'
import { coffeechatQuery } from '../coffeechats/queries.ts'

/** How far the two have come with their meeting; what the company proposed stands in the conversation itself. */
export function MeetingBar({ coffeechatId }: { coffeechatId: string }) {
  const { data: chat } = useQuery(coffeechatQuery(coffeechatId))
  const text = chat && barText(arrangementOf(chat))
  if (!text) return null
  return (
    <Link
      to={paths.accepted(coffeechatId, chat.company?.name ?? chat.operator.name)}
      className="flex min-h-11 shrink-0 items-center gap-2 bg-surface-2 px-5 text-body-s font-medium transition-colors press:bg-surface-3"
    >
      <Calendar size={18} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate tnum">{text}</span>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </Link>
  )
}

function barText(arrangement: Arrangement): string | null {
  switch (arrangement.kind) {
    case 'fixed':
      return `${meetingText(new Date(arrangement.time.startsAt))}에 만나요`
    case 'open':
      return '만날 시간을 제안해 보세요'
    case 'waiting':
      return '내가 제안한 시간에 답을 기다리고 있어요'
    case 'offered':
    case 'met':
    case 'cancelled':
      return null
  }
}
