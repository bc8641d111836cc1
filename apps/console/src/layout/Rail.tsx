import { consolePaths } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import type { QuotaUse } from '@coffeeattack/domain/offers/sending'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { houseText, QUEUE } from '@coffeeattack/domain/upkeep/jobs'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Logo } from '@coffeeattack/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import { Link, NavLink } from 'react-router'
import { healthQuery } from '../home/queries.ts'
import { quotaQuery } from '../offers/queries.ts'
import { leftTodayText } from '../offers/quota-words.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import type { Me } from '../sessions/me.ts'
import { navGroupsOf, type NavItem } from './nav.tsx'

type Preloading = {
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The navigation at the left. Narrow screens have the tab bar instead. */
export function Rail({ me, preload }: Preloading & { me: Me }) {
  return (
    <nav
      aria-label="콘솔 메뉴"
      className="flex flex-col overflow-y-auto bg-shot px-3 pt-5 pb-4 text-on-shot max-lg:hidden print:hidden"
    >
      <div className="flex shrink-0 items-center gap-2 px-2">
        <Wordmark size={26} tone="on-shot">
          {BRAND.ko}
        </Wordmark>
        <span className="rounded-tag bg-shot-line px-1.5 text-caption font-semibold">
          {me.company ? '기업' : roleNames[me.role]}
        </span>
      </div>
      <div className="mt-5 flex shrink-0 items-center gap-2.5 rounded-field bg-shot-2 p-2.5">
        {me.company && <Logo name={me.company.name} src={me.company.logo ?? undefined} size={36} />}
        <div className="min-w-0">
          <b className="block truncate text-label font-semibold">{me.company?.name ?? BRAND.ko}</b>
          <small className="block truncate text-caption text-on-shot-2">{me.name}</small>
        </div>
      </div>
      <PaletteButton />
      <div className="mt-3 mb-4 grid gap-2">
        {navGroupsOf(me.role).map((items) => (
          <ul
            key={items[0]?.path}
            className="grid gap-px not-first:border-t not-first:border-shot-2 not-first:pt-2"
          >
            {items.map((item) => (
              <RailLink key={item.path} item={item} preload={preload} />
            ))}
          </ul>
        ))}
      </div>
      {me.role === 'recruiter' && <Quota />}
      {me.role === 'admin' && <HouseState />}
    </nav>
  )
}

function RailLink({ item: { label, path, Icon, Count }, preload }: Preloading & { item: NavItem }) {
  return (
    <li>
      <NavLink
        to={path}
        onPointerEnter={() => preload(path)}
        onFocus={() => preload(path)}
        className="flex h-11 items-center gap-2.5 rounded-button-sm px-3 text-body-s font-medium whitespace-nowrap text-on-shot-2 transition-colors hover:text-on-shot focus-visible:outline-on-shot aria-[current]:bg-on-shot aria-[current]:font-bold aria-[current]:text-shot"
      >
        <Icon size={20} />
        {label}
        {Count && <Count at="rail" />}
      </NavLink>
    </li>
  )
}

/** The state of the service, at the foot of an admin's rail (BIZ-18). */
function HouseState() {
  const { data } = useQuery(healthQuery)
  if (!data) return null
  const { jobs, queue } = data
  const { state, about } = houseText({
    lookAt: jobs.filter((job) => job.state === 'failing' || job.state === 'late').map(({ name }) => name),
    isSlow: (queue.oldestSeconds ?? 0) > QUEUE.slowSeconds,
    retrying: queue.retrying,
  })
  return (
    <Link
      to={consolePaths.adminHome()}
      className="mt-auto block shrink-0 rounded-field bg-shot-2 p-3.5 text-caption text-on-shot-2 focus-visible:outline-on-shot"
    >
      <span className="flex justify-between gap-2">
        집 상태
        <b className="font-semibold text-on-shot">{state}</b>
      </span>
      <span className="mt-1.5 block text-pretty">{about}</span>
    </Link>
  )
}

/** The used part of the month's quota and the offers left today (TRUST-7). */
export function Quota() {
  const { data } = useQuery(quotaQuery)
  const now = useNow(nextMidnight)
  if (!data) return null
  const { month } = data
  return (
    <div
      title={MEANS}
      className="ml-auto shrink-0 rounded-field bg-shot-2 px-3 py-2 text-caption text-on-shot-2 max-lg:min-w-44 lg:mt-auto lg:ml-0 lg:p-3.5"
    >
      <p className="relative flex justify-between gap-3">
        이번 달 어택
        <b className="font-semibold text-on-shot tnum">
          {month.sent} / {month.limit}
        </b>
        <span className="sr-only">{MEANS}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-shot-line max-lg:mt-1">
        <i className="block h-full rounded-full bg-on-shot" style={{ width: `${share(month)}%` }} />
      </div>
      <p className="mt-2 break-keep tnum max-lg:hidden">{leftTodayText(data, now)}</p>
    </div>
  )
}

/** What the quota counts; the figures page explains it the same way. */
const MEANS =
  '이번 달 1일부터 우리 팀이 보낸 어택이에요. 거둔 것은 세고, 5분 안에 되돌린 것과 에이전트가 보낸 것은 세지 않아요.'

const share = ({ sent, limit }: QuotaUse['month']) =>
  limit === 0 ? 100 : Math.min(100, (sent / limit) * 100)
