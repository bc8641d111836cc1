import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Star } from '@coffeeattack/ui/icons/Star'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { CountChip } from '../candidates/browse/CountChip.tsx'
import { MoreMenu, Popover } from '../candidates/filters/Popover.tsx'
import type { Change, Search } from '../candidates/search.ts'
import { NewList } from './NewList.tsx'
import { listsQuery, type PeopleList } from './queries.ts'

/** The number of tags shown; the search field finds the others. */
const TAGS = 10

type TeamMemoryProps = { search: Search; change: Change; onOpen?: (() => void) | undefined }

/** The company's starred people, lists, tags and hidden people. A press filters the search (BIZ-11). */
export function TeamMemory({ search, change, onOpen }: TeamMemoryProps) {
  const kept = useQuery(listsQuery)
  function narrow(next: Partial<Search>) {
    change(next)
    onOpen?.()
  }
  return (
    <section aria-label="우리 팀" data-popover-row className="relative px-5 pt-5 pb-4.5">
      <div className="flex items-center justify-between">
        <h2 className="text-body-s font-bold">우리 팀</h2>
        <Popover
          name="목록 만들기"
          renderOpener={(opener) => (
            <button
              type="button"
              {...opener}
              className="relative text-caption font-medium text-ink-3 after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              목록 만들기
            </button>
          )}
        >
          {(close) => <NewList onMade={close} />}
        </Popover>
      </div>
      <Loaded
        query={kept}
        title="목록을 불러오지 못했어요"
        className="py-4"
        skeleton={
          <Skeletons label="우리 팀의 목록을 불러오는 중이에요" shapes={['mt-3 h-10', 'mt-1 h-10']} />
        }
      >
        {({ items, tags, starred, hidden }) => (
          <>
            <ul aria-label="우리 팀의 목록" className="mt-2.5 grid gap-0.5">
              <Kept
                icon={<Star size={16} strokeWidth={1.9} className="fill-current" />}
                name="담아 둔 분"
                people={starred}
                isOn={search.starred}
                onPress={() => narrow({ starred: !search.starred })}
              />
              {items.map((list) => (
                <Kept
                  key={list.id}
                  icon={<Layers size={16} />}
                  name={list.name}
                  people={list.people}
                  isOn={search.list === list.id}
                  onPress={() => narrow({ list: search.list === list.id ? '' : list.id })}
                >
                  <ListMenu list={list} onDeleted={() => search.list === list.id && change({ list: '' })} />
                </Kept>
              ))}
              {(hidden > 0 || search.hidden) && (
                <Kept
                  icon={<EyeOff size={16} />}
                  name="숨긴 분"
                  people={hidden}
                  isOn={search.hidden}
                  onPress={() => narrow({ hidden: !search.hidden })}
                />
              )}
            </ul>
            {starred === 0 && items.length === 0 && (
              <p className="mt-1 text-caption text-ink-3">별을 눌러 담아 두면 팀이 함께 봐요.</p>
            )}
            <ul aria-label="우리 팀의 태그" className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
              {tags.slice(0, TAGS).map(({ name, people }) => (
                <CountChip
                  key={name}
                  name={name}
                  total={people}
                  pressed={search.tag === name}
                  onPress={() => narrow({ tag: search.tag === name ? '' : name })}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

type KeptProps = {
  icon: ReactNode
  name: string
  people: number
  isOn: boolean
  onPress: () => void
  /** Actions of the row. */
  children?: ReactNode
}

function Kept({ icon, name, people, isOn, onPress, children }: KeptProps) {
  return (
    <li
      className={`-mx-3 flex items-center ${isOn ? 'rounded-l-tail rounded-r-button-sm bg-surface-2 shadow-[inset_3px_0_0_var(--primary)]' : 'rounded-button-sm hover:bg-surface-2'}`}
    >
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onPress}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-button-sm pr-1 pl-3 text-left text-label"
      >
        <span className="shrink-0 text-ink-2">{icon}</span>
        <b className="min-w-0 truncate font-semibold">{name}</b>
        <span className={`ml-auto text-ink-3 tnum ${children ? '' : 'pr-2'}`}>
          {groupDigits(people)}
          <span className="sr-only">명</span>
        </span>
      </button>
      {children}
    </li>
  )
}

/** Renames or deletes a list; the people in it stay. */
function ListMenu({ list, onDeleted }: { list: PeopleList; onDeleted: () => void }) {
  const { id, name } = list
  const drop = useCall(() => api('DELETE /console/lists/:id', { params: { id } }), {
    asks: () => ({
      title: `‘${name}’ 목록을 지울까요?`,
      description: '동료에게도 보이지 않아요. 목록에 있던 분은 그대로예요.',
      confirm: '지우기',
      danger: true,
    }),
    onDone: onDeleted,
    onSettled: () => queries.invalidateQueries(listsQuery),
  })
  return (
    <MoreMenu name={`${name} 바꾸기`}>
      {(close) => (
        <>
          <NewList list={list} onMade={close} />
          <Button
            kind="weak"
            size="sm"
            wide
            className="mt-2 text-danger"
            busy={drop.busy && '지우는 중'}
            onClick={() => void drop.run()}
          >
            목록 지우기
          </Button>
        </>
      )}
    </MoreMenu>
  )
}
