import {
  groupsOf,
  type NotificationGroup,
  notificationGroups,
} from '@coffeeattack/domain/notifications/operator-groups'
import { Chip } from '@coffeeattack/ui/Chip'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { useMe } from '../sessions/me.ts'
import type { NotificationFilter, NotificationsPage } from './queries.ts'

const onlyNames = [
  [undefined, '전체'],
  ['unread', '안 읽음'],
  ['open', '답할 것'],
] as const

type NotificationFiltersProps = {
  filter: NotificationFilter
  counts: Pick<NotificationsPage, 'unread' | 'open'> | undefined
  onFilter: (filter: NotificationFilter) => void
}

/** The filters of the list; each choice has a URL of its own. */
export function NotificationFilters({ filter, counts, onFilter }: NotificationFiltersProps) {
  return (
    <fieldset className="strip flex shrink-0 gap-1.5 border-b border-line px-4 pt-3 pb-3.5 sm:px-6">
      <legend className="sr-only">알림 나누어 보기</legend>
      {onlyNames.map(([only, name]) => (
        <Chip
          key={name}
          kind="line"
          pressed={filter.only === only}
          onClick={() => onFilter({ ...filter, only })}
        >
          {name}
          {only && counts && counts[only] > 0 && (
            <span className="relative ml-0.5 tnum">
              {counts[only] > 999 ? '999+' : counts[only]}
              <span className="sr-only">개</span>
            </span>
          )}
        </Chip>
      ))}
      <KindChip kind={filter.kind} onKind={(kind) => onFilter({ ...filter, kind })} />
    </fieldset>
  )
}

type KindChipProps = {
  kind: NotificationGroup | undefined
  onKind: (kind: NotificationGroup | undefined) => void
}

function KindChip({ kind: chosen, onKind }: KindChipProps) {
  const kinds = groupsOf(useMe().role)
  if (kinds.length === 0) return null
  return (
    <SelectChip
      label="종류"
      text={chosen ? notificationGroups[chosen].label : '종류'}
      on={chosen !== undefined}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onKind(kinds.find((kind) => kind === value))}
    >
      <option value="">모든 종류</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {notificationGroups[kind].label}
        </option>
      ))}
    </SelectChip>
  )
}
