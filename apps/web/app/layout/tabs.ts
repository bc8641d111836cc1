import { type Page, paths } from '@coffeeattack/contract/pages'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Home } from '@coffeeattack/ui/icons/Home'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'

/** The five roots: a tab bar under the column, a rail in the desktop panel. */
export const tabs = [
  { name: 'home', label: '홈', path: paths.my(), Icon: Home },
  { name: 'offers', label: '어택', path: paths.offers(), Icon: Bolt },
  { name: 'messages', label: '메시지', path: paths.messages(), Icon: Message },
  { name: 'report', label: '리포트', path: paths.report(), Icon: Bars },
  { name: 'profile', label: '프로필', path: paths.profile(), Icon: Person },
] as const

export type TabName = (typeof tabs)[number]['name']

/** Pages below a root light that root's tab; an opened offer belongs to the offers. */
const areas: readonly (readonly [prefix: Page | '/my/result', tab: TabName])[] = [
  ['/my/attack', 'offers'],
  ['/my/result', 'offers'],
  ['/my/message', 'messages'],
  ['/my/report', 'report'],
  ['/my/graph', 'report'],
  ['/my/secret', 'report'],
  ['/my/profile', 'profile'],
  ['/my/account', 'profile'],
  ['/my/survey', 'profile'],
]

export function currentTab(pathname: string): TabName {
  const area = areas.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  return area?.[1] ?? 'home'
}

/** Only the roots themselves carry the tab bar; the profile is a form, and its button stands there instead. */
export function isTabRoot(pathname: string): boolean {
  return tabs.some(({ name, path }) => name !== 'profile' && path === pathname.replace(/\/$/, ''))
}
