import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { NewList } from './NewList.tsx'
import { type MarkedPerson, type Marks, putInList } from './marks.ts'
import { listsQuery } from './queries.ts'

/** In which of the company's lists somebody is; a press puts them in or takes them out. */
export function ListsMenu({ person, marks }: { person: MarkedPerson; marks: Marks }) {
  const lists = useQuery(listsQuery)
  return (
    <Loaded
      query={lists}
      title="목록을 불러오지 못했어요"
      className="py-4"
      skeleton={
        <SkeletonGroup label="목록을 불러오는 중이에요">
          <Skeleton className="h-11" />
        </SkeletonGroup>
      }
    >
      {({ items }) => (
        <>
          <ul aria-label="목록" className="max-h-64 overflow-y-auto empty:hidden">
            {items.map(({ id, name }) => (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
                  <Checkbox
                    checked={marks.listIds.includes(id)}
                    onChange={({ currentTarget }) => void putInList(person, id, currentTarget.checked)}
                  />
                  <span className="min-w-0 truncate">{name}</span>
                </label>
              </li>
            ))}
          </ul>
          {items.length < MEMORY.lists && <NewList onMade={({ id }) => void putInList(person, id, true)} />}
        </>
      )}
    </Loaded>
  )
}
