import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Briefcase } from '@coffeeattack/ui/icons/Briefcase'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Home } from '@coffeeattack/ui/icons/Home'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Link } from '@coffeeattack/ui/icons/Link'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Scales } from '@coffeeattack/ui/icons/Scales'
import { Search } from '@coffeeattack/ui/icons/Search'
import { ShieldAlert } from '@coffeeattack/ui/icons/ShieldAlert'
import type { ComponentType } from 'react'
import { type Counts, useCount, useCountSum } from '../live/counts.ts'

export type NavItem = {
  readonly label: string
  /** A shorter name for the tab bar. */
  readonly short?: string
  readonly path: string
  readonly Icon: ComponentType<IconProps>
  /** The roles that may open the page and everything below its address. */
  readonly roles: readonly OperatorRole[]
  /** The number of open items. */
  readonly Count?: ComponentType<CountPlace> & { readonly of: keyof Counts }
}

const senders: readonly OperatorRole[] = ['recruiter', 'agent']
const everyone: readonly OperatorRole[] = ['recruiter', 'agent', 'admin']

/** On a phone the bell stands in the head of each page. */
export const news: NavItem = {
  label: '알림',
  path: consolePaths.notifications(),
  Icon: Bell,
  roles: everyone,
  Count: countOf('notices'),
}

const home: NavItem = { label: '홈', path: consolePaths.adminHome(), Icon: Home, roles: ['admin'] }

/** What is left to a company's first offer, or what it may prepare until it is approved (FIRM-2). */
const ownHome: NavItem = { label: '홈', path: consolePaths.firstDay(), Icon: Home, roles: ['recruiter'] }

/** The pages for daily work. The console opens at the first one that the role has. */
const work: readonly NavItem[] = [
  { label: '후보자 찾기', short: '찾기', path: consolePaths.candidates(), Icon: Search, roles: senders },
  {
    label: '포지션',
    path: consolePaths.positions(),
    Icon: Briefcase,
    roles: ['recruiter'],
    Count: countOf('positions'),
  },
  { label: '파이프라인', path: consolePaths.pipeline(), Icon: Columns, roles: ['recruiter'] },
  {
    label: '보낸 어택',
    path: consolePaths.sentOffers(),
    Icon: Bolt,
    roles: senders,
    Count: countOf('offers'),
  },
  {
    label: '커피챗',
    path: consolePaths.coffeechats(),
    Icon: CoffeeCup,
    roles: senders,
    Count: countOf('coffeechats'),
  },
  { label: '메시지', path: consolePaths.messages(), Icon: Message, roles: senders, Count: countOf('rooms') },
  { label: '큐레이션', path: consolePaths.curations(), Icon: Layers, roles: ['agent'] },
  {
    label: '문의',
    path: consolePaths.inquiries(),
    Icon: CircleInfo,
    roles: ['agent'],
    Count: countOf('inquiries'),
  },
  {
    label: '회사 문의',
    path: consolePaths.companyInquiries(),
    Icon: CircleQuestion,
    roles: ['agent', 'admin'],
    Count: countOf('companyInquiries'),
  },
  {
    label: '상담',
    path: consolePaths.moreRequests(),
    Icon: Heart,
    roles: ['agent'],
    Count: countOf('requests'),
  },
  {
    label: '안전',
    path: consolePaths.safety(),
    Icon: ShieldAlert,
    roles: ['agent', 'admin'],
    Count: countOf('safety'),
  },
  {
    label: '약속',
    path: consolePaths.keptWords(),
    Icon: Clock,
    roles: ['agent'],
    Count: countOf('keptWords'),
  },
  { label: '사람', path: consolePaths.people(), Icon: Person, roles: ['admin'] },
  {
    label: '회사',
    path: consolePaths.companies(),
    Icon: Layers,
    roles: ['admin'],
    Count: countOf('companyApplications'),
  },
  { label: '메시지', path: consolePaths.messages(), Icon: Message, roles: ['admin'] },
  { label: '정산', path: consolePaths.statements(), Icon: Banknote, roles: ['admin'] },
  { label: '랭킹톡', path: consolePaths.talk(), Icon: Bars, roles: ['agent', 'admin'] },
]

/** The pages for administration. */
const house: readonly NavItem[] = [
  { label: '성과', path: consolePaths.figures(), Icon: Bars, roles: ['recruiter'] },
  { label: '정산', path: consolePaths.statements(), Icon: Banknote, roles: ['recruiter'] },
  { label: '우리 팀', path: consolePaths.people(), Icon: Person, roles: ['recruiter'] },
  { label: '파트너', path: consolePaths.partners(), Icon: Link, roles: ['admin'] },
  { label: '추천 살피기', path: consolePaths.fairness(), Icon: Scales, roles: ['admin'] },
  { label: '기록', path: consolePaths.audit(), Icon: Document, roles: ['admin'] },
  { label: '설정', path: consolePaths.settings(), Icon: Gear, roles: everyone },
]

/** The four pages in the tab bar of each role. */
const tabs: Readonly<Record<OperatorRole, readonly string[]>> = {
  recruiter: [
    consolePaths.candidates(),
    consolePaths.pipeline(),
    consolePaths.coffeechats(),
    consolePaths.messages(),
  ],
  agent: [
    consolePaths.candidates(),
    consolePaths.messages(),
    consolePaths.inquiries(),
    consolePaths.moreRequests(),
  ],
  admin: [consolePaths.adminHome(), consolePaths.people(), consolePaths.companies(), consolePaths.messages()],
}

/** The pages of a role in groups. */
export const navGroupsOf = (role: OperatorRole): readonly (readonly NavItem[])[] =>
  [[home, ownHome, news], work, house].map((group) => group.filter(({ roles }) => roles.includes(role)))

export const navOf = (role: OperatorRole): readonly NavItem[] => navGroupsOf(role).flat()

export const isTab = (role: OperatorRole, { path }: NavItem): boolean => tabs[role].includes(path)

export const firstPage = (role: OperatorRole): string =>
  [home, ...work].find(({ roles }) => roles.includes(role))?.path ?? consolePaths.settings()

/** The first part of an address, which names the page. */
export const partOf = (path: string): string | undefined => path.split('/', 2)[1]

/** True when the role may open the address. */
export const isOpenTo = (role: OperatorRole, pathname: string): boolean =>
  pathname === consolePaths.home() || navOf(role).some(({ path }) => partOf(path) === partOf(pathname))

/** Beside the name in the rail or in the sheet of a phone, or at the corner of the icon in the tab bar. */
type CountPlace = { at: 'rail' | 'line' | 'corner' }

/** The counts for screen readers, spoken after the number. */
const words: Readonly<Record<keyof Counts, string>> = {
  notices: '개 안 읽었어요',
  offers: '건이 답을 기다려요',
  coffeechats: '건이 우리를 기다려요',
  rooms: '개의 대화에 새 메시지가 있어요',
  positions: '개가 열려 있어요',
  inquiries: '건이 답을 기다려요',
  companyInquiries: '건이 답을 기다려요',
  companyApplications: '건이 심사를 기다려요',
  requests: '건이 상담을 기다려요',
  keptWords: '건이 이야기를 기다려요',
  safety: '건을 살펴봐야 해요',
}

/** True for counts without a required action; they have no badge. */
const isBare = (of: keyof Counts) => of === 'offers' || of === 'positions'

const pills = {
  rail: 'ml-auto grid h-5.5 min-w-5.5 place-items-center rounded-full bg-on-shot px-1.5 text-caption leading-none font-bold text-shot tnum in-[[aria-current]]:bg-shot in-[[aria-current]]:text-on-shot',
  line: 'ml-auto grid h-5.5 min-w-5.5 place-items-center rounded-full bg-primary px-1.5 text-caption leading-none font-bold text-on-primary tnum',
  corner:
    'absolute -top-1 left-3.5 grid h-[17px] min-w-[17px] place-items-center rounded-full bg-primary px-1 text-micro leading-none font-bold text-on-primary ring-2 ring-page tnum',
} as const

/** The count of a page, as a pill when it needs an action. Zero is not shown. */
function countOf(of: keyof Counts): ComponentType<CountPlace> & { of: keyof Counts } {
  function NavCount({ at }: CountPlace) {
    const count = useCount(of)
    if (count === 0 || (isBare(of) && at === 'corner')) return null
    return (
      <span className={isBare(of) ? 'ml-auto pl-1 text-caption tnum' : pills[at]}>
        <CountText count={count} most={isBare(of) ? 999 : 99} words={words[of]} />
      </span>
    )
  }
  return Object.assign(NavCount, { of })
}

/** At the corner of 더 보기: how much waits for an action on the pages behind it. */
export function RestCount({ items }: { items: readonly NavItem[] }) {
  const count = useCountSum(items.flatMap(({ Count }) => (Count && !isBare(Count.of) ? [Count.of] : [])))
  if (count === 0) return null
  return (
    <span className={pills.corner}>
      <CountText count={count} most={99} words="건이 우리를 기다려요" />
    </span>
  )
}

type CountTextProps = { count: number; most: number; words: string }

const CountText = ({ count, most, words: spoken }: CountTextProps) => (
  <span>
    {count > most ? `${most}+` : count}
    <span className="sr-only">{spoken}</span>
  </span>
)
