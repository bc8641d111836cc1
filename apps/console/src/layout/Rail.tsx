import { BRAND } from '@coffeeattack/domain/brand'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Logo } from '@coffeeattack/ui/Logo'
import { NavLink } from 'react-router'
import type { Me } from '../sessions/me.ts'
import { navOf } from './nav.tsx'
import { Quota } from './Quota.tsx'

type RailProps = {
  me: Me
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The espresso rail at the left, a bar at the top below 1024 px. */
export function Rail({ me, preload }: RailProps) {
  return (
    <nav
      aria-label="콘솔 메뉴"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-shot px-3 py-2 text-on-shot lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-0 lg:overflow-y-auto lg:pt-5 lg:pb-4 print:hidden"
    >
      <div className="flex shrink-0 items-center gap-2 px-2">
        <Wordmark size={26} tone="on-shot">
          {BRAND.ko}
        </Wordmark>
        <span className="rounded-tag bg-shot-line px-1.5 text-caption font-semibold">
          {me.company ? '기업' : roleNames[me.role]}
        </span>
      </div>
      <div className="hidden items-center gap-2.5 rounded-field bg-shot-2 p-2.5 lg:mt-5.5 lg:flex">
        {me.company && <Logo name={me.company.name} src={me.company.logo ?? undefined} size={36} />}
        <div className="min-w-0">
          <b className="block truncate text-label font-semibold">{me.company?.name ?? BRAND.ko}</b>
          <small className="block truncate text-caption text-on-shot-2">{me.name}</small>
        </div>
      </div>
      <ul className="flex gap-0.5 max-lg:order-last max-lg:basis-full max-lg:overflow-x-auto lg:mt-4 lg:flex-col">
        {navOf(me.role).map(({ label, path, Icon, Count }) => (
          <li key={path}>
            <NavLink
              to={path}
              onPointerEnter={() => preload(path)}
              onFocus={() => preload(path)}
              className="flex h-11 items-center gap-2.5 rounded-field px-3 text-label font-medium whitespace-nowrap text-on-shot-2 transition-colors hover:text-on-shot focus-visible:outline-on-shot aria-[current]:bg-on-shot aria-[current]:font-bold aria-[current]:text-shot"
            >
              <Icon size={20} />
              {label}
              {Count && <Count />}
            </NavLink>
          </li>
        ))}
      </ul>
      {me.role === 'recruiter' && <Quota />}
    </nav>
  )
}
