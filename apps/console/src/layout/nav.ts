import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
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
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'
import { InquiryCount } from './InquiryCount.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { WaitingCount } from './WaitingCount.tsx'

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
  { label: '후보자 찾기', path: paths.candidates(), Icon: Search, roles: senders },
  { label: '보낸 어택', path: paths.sentOffers(), Icon: Bolt, roles: senders, Count: WaitingCount },
  { label: '커피챗', path: paths.coffeechats(), Icon: CoffeeCup, roles: senders },
  { label: '메시지', path: paths.messages(), Icon: Message, roles: senders, Count: UnreadCount },
  { label: '성과', path: paths.figures(), Icon: Bars, roles: ['recruiter'] },
  { label: '큐레이션', path: paths.curations(), Icon: Layers, roles: ['agent'] },
  { label: '문의', path: paths.inquiries(), Icon: CircleInfo, roles: ['agent'], Count: InquiryCount },
  { label: '상담', path: paths.moreRequests(), Icon: Heart, roles: ['agent'] },
  { label: '랭킹톡', path: paths.talk(), Icon: Bars, roles: ['agent'] },
  { label: '우리 팀', path: paths.people(), Icon: Person, roles: ['recruiter'] },
  { label: '사람', path: paths.people(), Icon: Person, roles: ['admin'] },
  { label: '회사', path: paths.companies(), Icon: Layers, roles: ['admin'] },
  { label: '메시지', path: paths.messages(), Icon: Message, roles: ['admin'] },
  { label: '랭킹톡', path: paths.talk(), Icon: Bars, roles: ['admin'] },
  { label: '파트너', path: paths.partners(), Icon: Link, roles: ['admin'] },
  { label: '기록', path: paths.audit(), Icon: Document, roles: ['admin'] },
  { label: '설정', path: paths.settings(), Icon: Gear, roles: everyone },
]

export const navOf = (role: OperatorRole): readonly NavItem[] =>
  nav.filter(({ roles }) => roles.includes(role))

export const firstPage = (role: OperatorRole): string => navOf(role)[0]?.path ?? paths.settings()
