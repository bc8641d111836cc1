import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { roomFilters, type RoomFilter } from '@coffeeattack/domain/rooms/room'

export const filterNames: Readonly<Record<RoomFilter, string>> = {
  mine: '내 담당',
  unassigned: '미배정',
  unread: '안 읽음',
  // Closed rooms have their own tab and are not counted here.
  all: '열린 대화',
  closed: '닫힘',
}

/** The tabs per role: a company shares its rooms, each agent has own ones. The first is the default. */
const filters: Readonly<Record<OperatorRole, readonly [RoomFilter, ...RoomFilter[]]>> = {
  agent: ['mine', 'unassigned', 'unread', 'closed'],
  recruiter: ['all', 'unread', 'closed'],
  admin: ['all', 'unassigned', 'closed'],
}

export const filtersOf = (role: OperatorRole): readonly RoomFilter[] => filters[role]

/** The tab in the address, or the default. */
export function readFilter(text: string | null, role: OperatorRole): RoomFilter {
  const known = roomFilters.find((filter) => filter === text)
  return known && filters[role].includes(known) ? known : filters[role][0]
}

export const filterAddress = (filter: RoomFilter, role: OperatorRole): string =>
  filter === filters[role][0] ? '' : `?filter=${filter}`

export const nothingUnder: Readonly<Record<RoomFilter, string>> = {
  mine: '맡은 대화가 없어요',
  unassigned: '담당자를 기다리는 대화가 없어요',
  unread: '모두 읽었어요',
  all: '아직 대화가 없어요',
  closed: '닫은 대화가 없어요',
}
