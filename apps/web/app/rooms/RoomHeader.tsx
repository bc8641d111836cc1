import { paths } from '@coffeeattack/contract/pages'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { IconButton, iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Logo } from '@coffeeattack/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Arrangement, arrangementOf, coffeechatQuery } from '../coffeechats/queries.ts'
import { useGoBack } from '../layout/Header.tsx'
import { ReportWay } from '../safety/ReportWay.tsx'
import { partnerName, partnerRole } from './room-words.ts'
import type { Room } from './rooms.ts'

/** 60 px: the other side, and a link to the coffee chat. */
export function RoomHeader({
  room,
}: {
  room: Pick<Room, 'company' | 'operator' | 'coffeechatId' | 'nameless'> & { roomId?: string }
}) {
  const goBack = useGoBack(paths.messages())
  const { roomId, company, operator, coffeechatId, nameless } = room
  const name = partnerName(room)
  return (
    <header className="z-20 flex h-15 shrink-0 items-center gap-1 border-b border-line bg-page px-2 lg:pl-5">
      <span className="lg:hidden">
        <IconButton label="뒤로" onClick={goBack}>
          <ChevronLeft size={26} strokeWidth={1.8} />
        </IconButton>
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-2.5">
        {company ? (
          <Logo name={company.name} src={company.logo} size={36} />
        ) : (
          <Avatar name={operator.name} {...(operator.photo && { src: operator.photo })} className="size-9!" />
        )}
        <span className="min-w-0">
          <h1 className="truncate text-body leading-[1.3] font-bold">{name}</h1>
          <small className="mt-px block truncate text-fine leading-snug text-ink-3">
            {partnerRole(room)}
          </small>
        </span>
      </span>
      {nameless && (
        <Link
          to={paths.offer(nameless.offerId)}
          className="flex min-h-11 shrink-0 items-center px-3 text-label font-medium text-ink-2"
        >
          제안 보기
        </Link>
      )}
      {roomId && company && <ReportWay about={{ place: 'ROOM', id: roomId }} look="flag" />}
      {coffeechatId && (
        <Link to={paths.accepted(coffeechatId, name)} aria-label="커피챗 보기" className={iconButtonLook}>
          <CoffeeCup size={24} strokeWidth={1.8} />
        </Link>
      )}
    </header>
  )
}

/** The state of the meeting; the company's proposal is shown in the conversation itself. */
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
