import { consolePaths } from '@coffeeattack/contract/pages'
import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { Popover } from '../filters/Popover.tsx'
import type { SavedSearch } from '../queries.ts'
import { filterText, type Search } from '../search.ts'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { keptOf, nameFor, useSavedSearches } from './use-saved-searches.ts'

/** Searches worth coming back to, and who is new in them (BIZ-12). */
export function SavedSearches({ search, onOpen }: { search: Search; onOpen?: () => void }) {
  const { kept } = useSavedSearches()
  const items = kept.data?.items ?? []
  const isKept = keptOf(items, search) !== undefined
  return (
    <section aria-label="저장한 검색" data-popover-row className="relative px-5 pt-5 pb-4.5">
      <div className="flex items-center justify-between">
        <h2 className="text-body-s font-bold">저장한 검색</h2>
        {filterText(search) !== '' && !isKept && <SaveSearch search={search} items={items} />}
      </div>
      <Loaded
        query={kept}
        title="저장한 검색을 불러오지 못했어요"
        className="py-4"
        skeleton={<ListSkeleton />}
      >
        {({ items: all }) => <KeptList items={all} search={search} onOpen={onOpen} />}
      </Loaded>
    </section>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="저장한 검색을 불러오는 중이에요">
      <Skeleton className="mt-3 h-11" />
      <Skeleton className="mt-2 h-11" />
    </SkeletonGroup>
  )
}

type KeptListProps = { items: readonly SavedSearch[]; search: Search; onOpen: (() => void) | undefined }

function KeptList({ items, search, onOpen }: KeptListProps) {
  if (items.length === 0)
    return (
      <p className="mt-2 text-caption text-ink-3">
        찾은 조건을 저장해 두면 새로 온 분을 아침마다 알려 드려요.
      </p>
    )
  const open = keptOf(items, search)
  return (
    <>
      <ul aria-label="저장한 검색" className="mt-2.5 grid gap-0.5">
        {items.map((item) => (
          <SavedSearchRow key={item.id} item={item} isOpen={item === open} onOpen={onOpen} />
        ))}
      </ul>
      {items.some(({ tells }) => tells) && (
        <p className="mt-3 flex items-center gap-1.5 text-caption text-ink-3">
          <Bell size={14} className="shrink-0" />
          새 분이 오면 아침에 알려요
          <Link
            to={consolePaths.notificationSettings()}
            className="relative ml-auto font-medium text-ink-2 underline decoration-line-2 underline-offset-3 after:absolute after:-inset-3"
          >
            바꾸기
          </Link>
        </p>
      )}
    </>
  )
}

function SaveSearch({ search, items }: { search: Search; items: readonly SavedSearch[] }) {
  return (
    <Popover
      name="지금 검색 저장하기"
      renderOpener={(opener) => (
        <button
          type="button"
          {...opener}
          className="relative text-caption font-medium text-ink-3 after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          지금 검색 저장하기
        </button>
      )}
    >
      {(close) => <NameForm search={search} first={nameFor(search, items)} onDone={close} />}
    </Popover>
  )
}

type NameFormProps = { search: Search; first: string; onDone: () => void }

function NameForm({ search, first, onDone }: NameFormProps) {
  const [name, setName] = useState(first)
  const { keep } = useSavedSearches()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const words = name.trim()
    if (words === '') return
    if (await keep.run({ name: words, filter: filterText(search), tells: true })) onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        label="이름"
        value={name}
        onValueChange={setName}
        maxLength={SAVED_SEARCH.nameLimit}
        autoComplete="off"
        helper="새로 온 분이 있으면 아침에 알려 드려요."
      />
      <Button
        type="submit"
        size="sm"
        wide
        className="mt-3"
        disabled={name.trim() === ''}
        busy={keep.busy && '저장하는 중'}
      >
        저장하기
      </Button>
    </form>
  )
}
