import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { savedSearchesQuery, type SavedSearch } from '../queries.ts'
import { writeSearch, type Search } from '../search.ts'
import { FilterPopover } from './FilterPopover.tsx'

/** Searches worth coming back to, each under a name. */
export function SavedSearches({ search }: { search: Search }) {
  return (
    <div className="ml-auto">
      <FilterPopover name="저장한 검색" label="저장한 검색" on={false}>
        {(close) => <Kept search={search} onOpen={close} />}
      </FilterPopover>
    </div>
  )
}

function Kept({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const [name, setName] = useState('')
  const kept = useQuery(savedSearchesQuery)
  const keep = useCall(
    (body: { name: string; filter: string }, idempotencyKey) =>
      api('POST /console/searches', { body, idempotencyKey }),
    { onDone: () => setName(''), onSettled: () => kept.refetch() },
  )
  const forget = useCall((id: string) => api('DELETE /console/searches/:id', { params: { id } }), {
    onSettled: () => kept.refetch(),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const words = name.trim()
    if (words !== '') void keep.run({ name: words, filter: writeSearch(search).toString() })
  }
  return (
    <>
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextField
          label="지금 검색 저장하기"
          value={name}
          onValueChange={setName}
          maxLength={30}
          placeholder="이름"
          autoComplete="off"
          className="flex-1"
        />
        <Button
          type="submit"
          size="md"
          wide={false}
          disabled={name.trim() === ''}
          busy={keep.busy && '저장하는 중'}
          className="min-h-field"
        >
          저장
        </Button>
      </form>
      <Loaded query={kept} skeleton={<Skeleton className="mt-3 h-11" />}>
        {({ items }) => <KeptList items={items} onOpen={onOpen} onForget={(id) => void forget.run(id)} />}
      </Loaded>
    </>
  )
}

type KeptListProps = { items: readonly SavedSearch[]; onOpen: () => void; onForget: (id: string) => void }

function KeptList({ items, onOpen, onForget }: KeptListProps) {
  if (items.length === 0) return <p className="mt-3 text-label text-ink-3">아직 저장한 검색이 없어요.</p>
  return (
    <ul aria-label="저장한 검색" className="-mx-2 mt-2 max-h-60 overflow-y-auto">
      {items.map(({ id, name, filter }) => (
        <li key={id} className="flex items-center">
          <Link
            to={{ pathname: consolePaths.candidates(), search: filter && `?${filter}` }}
            onClick={onOpen}
            className="grid min-h-11 min-w-0 flex-1 items-center rounded-button-sm px-2 text-body-s font-medium hover:bg-surface-2"
          >
            <span className="truncate">{name}</span>
          </Link>
          <button
            type="button"
            aria-label={`${name} 지우기`}
            onClick={() => onForget(id)}
            className="grid size-11 shrink-0 place-items-center rounded-button-sm text-ink-3 press:bg-surface-2"
          >
            <Close size={15} strokeWidth={2.2} />
          </button>
        </li>
      ))}
    </ul>
  )
}
