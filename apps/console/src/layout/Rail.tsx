import { BRAND } from '@coffeeattack/domain/brand'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Logo } from '@coffeeattack/ui/Logo'
import { NavLink } from 'react-router'
import { HouseState } from '../home/HouseState.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import type { Me } from '../sessions/me.ts'
import { navGroupsOf, type NavItem } from './nav.tsx'
import { Quota } from './Quota.tsx'

type Preloading = {
  /** Begins to load what an address shows. */
  preload: (address: string) => void
}

/** The espresso rail at the left. A narrow screen has the bar at its foot instead. */
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
