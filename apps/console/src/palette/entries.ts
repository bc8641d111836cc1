import { consolePaths } from '@coffeeattack/contract/console-pages'
import { search } from '@coffeeattack/domain/companies/search'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Document } from '@coffeeattack/ui/icons/Document'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import type { ComponentType } from 'react'
import { navOf } from '../layout/nav.tsx'

/**
 * The groups from top to bottom. Entries known without a call come first, so that later results do not move
 * the entry under the cursor.
 */
export const groupNames = {
  recent: '최근',
  pages: '화면',
  acts: '할 일',
  people: '사람과 대화',
  offers: '보낸 어택',
  positions: '포지션',
  companies: '회사',
  candidates: '후보자',
} as const

export type Group = keyof typeof groupNames

/** An entry of the palette: a destination or an action. */
export type Entry = {
  key: string
  group: Group
  label: string
  note?: string | undefined
  /** Further search words. */
  words?: readonly string[]
  Icon: ComponentType<IconProps>
} & ({ to: string } | { act: () => unknown })

type Place = {
  label: string
  to: string
  Icon: Entry['Icon']
  roles: readonly OperatorRole[]
  words?: string[]
}

/** Pages that the rail does not list. */
const further: readonly Place[] = [
  {
    label: '알림 설정',
    to: consolePaths.notificationSettings(),
    Icon: Bell,
    roles: ['recruiter', 'agent', 'admin'],
  },
  { label: '채용 신청', to: consolePaths.applications(), Icon: Document, roles: ['agent'], words: ['신청'] },
  { label: '설문', to: consolePaths.surveys(), Icon: Document, roles: ['agent'] },
]

/** Actions that start on a page. */
const beginnings: readonly Place[] = [
  {
    label: '새 큐레이션',
    to: consolePaths.newCuration(),
    Icon: Layers,
    roles: ['agent'],
    words: ['큐레이션 만들기'],
  },
  {
    label: '초대하기',
    to: `${consolePaths.people()}?invite=open`,
    Icon: Plus,
    roles: ['recruiter', 'admin'],
  },
  { label: '회사 등록', to: consolePaths.newCompany(), Icon: Plus, roles: ['admin'], words: ['새 회사'] },
]

/** The pages and actions of a role. */
export function placesOf(role: OperatorRole): Entry[] {
  const pages = navOf(role).map(({ label, path, Icon }) => ({ label, to: path, Icon }))
  const own = ({ roles }: Place) => roles.includes(role)
  return [
    ...[...pages, ...further.filter(own)].map((page) => entry('pages', page)),
    ...beginnings.filter(own).map((page) => entry('acts', page)),
  ]
}

const entry = (group: Group, { label, to, Icon, words = [] }: Omit<Place, 'roles'>): Entry => ({
  key: `${group}:${to}`,
  group,
  label,
  to,
  Icon,
  words,
})

/** Matching entries, best first, also by initials and incomplete syllables; all of them without a query. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  if (typed.trim() === '') return [...entries]
  return search(entries, typed, { names: ({ label, words = [] }) => [label, ...words] })
}

/** Sorts by group and removes duplicates of recent destinations. */
export function arranged(entries: readonly Entry[]): Entry[] {
  const order = Object.keys(groupNames)
  const byPlace = new Map<string, Entry>()
  for (const each of entries.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group))) {
    const place = 'to' in each ? each.to : each.key
    if (!byPlace.has(place)) byPlace.set(place, each)
  }
  return [...byPlace.values()]
}
