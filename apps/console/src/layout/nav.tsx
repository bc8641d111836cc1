import { consolePaths } from '@coffeeattack/contract/pages'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { badgeText } from '@coffeeattack/domain/rooms/room'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Link } from '@coffeeattack/ui/icons/Link'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Search } from '@coffeeattack/ui/icons/Search'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { api } from '../api/client.ts'
import { askedCountQuery } from '../coffeechats/queries.ts'
import { useUnreadRooms } from '../live/room-counts.ts'

type CountProps = { count: number | string | undefined; children: string }

/** How much waits behind a name of the rail; nothing is not counted. */
function Count({ count, children }: CountProps) {
  if (!count) return null
  return (
    <span className="ml-auto pl-1 text-caption tnum">
      {Number(count) > 999 ? '999+' : count}
      <span className="sr-only">{children}</span>
    </span>
  )
}

/** Offers that wait for an answer. */
function WaitingCount() {
  const { data } = useQuery({
    queryKey: ['sent-offers', 'counts'],
    queryFn: () => api('GET /console/offers', { query: { limit: 1 } }),
    select: ({ counts }) => counts.WAITING,
  })
  return <Count count={data}>건이 답을 기다려요</Count>
}

/** Inquiries that nobody has answered. */
function InquiryCount() {
  const { data } = useQuery({
    queryKey: ['inquiries', 'count'],
    queryFn: () => api('GET /console/inquiries', { query: { limit: 1 } }),
    select: ({ openCount }) => openCount,
  })
  return <Count count={data}>건이 답을 기다려요</Count>
}

/** People whom an agent talks to about a word that was not kept. */
function KeptWordCount() {
  const { data } = useQuery({
    queryKey: ['kept-words', 'count'],
    queryFn: () => api('GET /console/kept-words/count'),
    select: ({ openCount }) => openCount,
  })
  return <Count count={data}>건이 이야기를 기다려요</Count>
}

/** Meetings that are over and of which our side has not said how they were. */
function AskedCount() {
  return <Count count={useQuery(askedCountQuery).data}>건이 어땠는지 기다려요</Count>
}

/** Conversations that somebody has written in and nobody has read. */
function UnreadCount() {
  return <Count count={badgeText(useUnreadRooms()) ?? undefined}>개의 대화에 새 메시지가 있어요</Count>
}

export type NavItem = {
  readonly label: string
  readonly path: string
  readonly Icon: ComponentType<IconProps>
  /** Who has it in the rail; the calls behind it refuse everyone else. */
  readonly roles: readonly OperatorRole[]
  /** How much waits behind it, at the right of its name. */
  readonly Count?: ComponentType
}

const senders: readonly OperatorRole[] = ['recruiter', 'agent']
const everyone: readonly OperatorRole[] = ['recruiter', 'agent', 'admin']

/** The rail, top to bottom. The first that a role has is where the console opens for it. */
export const nav: readonly NavItem[] = [
  { label: '후보자 찾기', path: consolePaths.candidates(), Icon: Search, roles: senders },
  { label: '보낸 어택', path: consolePaths.sentOffers(), Icon: Bolt, roles: senders, Count: WaitingCount },
  { label: '커피챗', path: consolePaths.coffeechats(), Icon: CoffeeCup, roles: senders, Count: AskedCount },
  { label: '메시지', path: consolePaths.messages(), Icon: Message, roles: senders, Count: UnreadCount },
  { label: '성과', path: consolePaths.figures(), Icon: Bars, roles: ['recruiter'] },
  { label: '큐레이션', path: consolePaths.curations(), Icon: Layers, roles: ['agent'] },
  { label: '문의', path: consolePaths.inquiries(), Icon: CircleInfo, roles: ['agent'], Count: InquiryCount },
  { label: '상담', path: consolePaths.moreRequests(), Icon: Heart, roles: ['agent'] },
  { label: '약속', path: consolePaths.keptWords(), Icon: Clock, roles: ['agent'], Count: KeptWordCount },
  { label: '랭킹톡', path: consolePaths.talk(), Icon: Bars, roles: ['agent'] },
  { label: '정산', path: consolePaths.statements(), Icon: Banknote, roles: ['recruiter'] },
  { label: '우리 팀', path: consolePaths.people(), Icon: Person, roles: ['recruiter'] },
  { label: '사람', path: consolePaths.people(), Icon: Person, roles: ['admin'] },
  { label: '회사', path: consolePaths.companies(), Icon: Layers, roles: ['admin'] },
  { label: '정산', path: consolePaths.statements(), Icon: Banknote, roles: ['admin'] },
  { label: '메시지', path: consolePaths.messages(), Icon: Message, roles: ['admin'] },
  { label: '랭킹톡', path: consolePaths.talk(), Icon: Bars, roles: ['admin'] },
  { label: '파트너', path: consolePaths.partners(), Icon: Link, roles: ['admin'] },
  { label: '기록', path: consolePaths.audit(), Icon: Document, roles: ['admin'] },
  { label: '설정', path: consolePaths.settings(), Icon: Gear, roles: everyone },
]

export const navOf = (role: OperatorRole): readonly NavItem[] =>
  nav.filter(({ roles }) => roles.includes(role))

export const firstPage = (role: OperatorRole): string => navOf(role)[0]?.path ?? consolePaths.settings()
