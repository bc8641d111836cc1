import { consolePaths } from '@coffeeattack/contract/console-pages'
import { SAVED_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { MoreMenu, Popover } from '../filters/Popover.tsx'
import type { SavedSearch } from '../queries.ts'
import { filterText, type Search } from '../search.ts'
import { keptOf, nameFor, useSavedSearches } from './use-saved-searches.ts'

/** Saved searches and their number of new people (BIZ-12). */
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
        skeleton={<Skeletons label="저장한 검색을 불러오는 중이에요" shapes={['mt-3 h-11', 'mt-2 h-11']} />}
      >
        {({ items: all }) => <KeptList items={all} search={search} onOpen={onOpen} />}
      </Loaded>
    </section>
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

type SavedSearchRowProps = { item: SavedSearch; isOpen: boolean; onOpen: (() => void) | undefined }

/** A saved search, its conditions in words and its number of new people. */
function SavedSearchRow({ item, isOpen, onOpen }: SavedSearchRowProps) {
  const { name, filter, words, isInterest, newCount } = item
  return (
    <li
      className={`-mx-3 flex items-center ${isOpen ? 'rounded-l-tail rounded-r-button-sm bg-surface-2 shadow-[inset_3px_0_0_var(--primary)]' : 'rounded-button-sm hover:bg-surface-2'}`}
    >
      <Link
        to={{ pathname: consolePaths.candidates(), search: filter && `?${filter}` }}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-button-sm py-2 pl-3"
      >
        <span className="min-w-0 flex-1">
          <b className="block truncate text-label font-semibold">{name}</b>
          <small className="block truncate text-caption leading-close text-ink-3 tnum">
            {isInterest ? '모든 회사에 있는 검색이에요' : words}
          </small>
        </span>
        {newCount > 0 && (
          <span className="shrink-0 rounded-full bg-primary px-2 text-caption leading-[22px] font-bold text-on-primary tnum">
            {`새로 ${newCount < SAVED_SEARCH.newCounted ? newCount : `${SAVED_SEARCH.newCounted - 1}+`}`}
            <span className="sr-only">명</span>
          </span>
        )}
      </Link>
      <MoreMenu name={`${name} 바꾸기`}>{(close) => <Changing item={item} onDone={close} />}</MoreMenu>
    </li>
  )
}

/** The built-in search can be muted but not changed. */
function Changing({ item, onDone }: { item: SavedSearch; onDone: () => void }) {
  const { id, name, tells, isInterest } = item
  const { change, forget } = useSavedSearches()

  async function drop() {
    await forget.run(id)
    onDone()
  }
  return (
    <>
      {!isInterest && <Renaming item={item} onDone={onDone} />}
      <div className={`flex items-center justify-between gap-3 ${isInterest ? '' : 'mt-3'}`}>
        <span className="text-label">새 분이 오면 알려 주기</span>
        <Switch
          label={`${name}에 새 분이 오면 알려 주기`}
          checked={tells}
          onCheckedChange={(next) => void change.run({ id, tells: next })}
        />
      </div>
      {!isInterest && (
        <Button
          kind="weak"
          size="sm"
          wide
          className="mt-2 text-danger"
          busy={forget.busy && '지우는 중'}
          onClick={() => void drop()}
        >
          검색 지우기
        </Button>
      )}
    </>
  )
}

function Renaming({ item: { id, name }, onDone }: { item: SavedSearch; onDone: () => void }) {
  const { kept } = useSavedSearches()
  const form = useForm({
    first: { name },
    rules: { name: (typed) => (typed.trim() === '' ? '이름을 적어 주세요' : null) },
    blame: 'name',
    send: (values) =>
      api('PATCH /console/searches/:id', { params: { id }, body: { name: values.name.trim() } }),
    onDone,
    onSettled: () => kept.refetch(),
  })
  return (
    <form {...form.props} className="flex items-end gap-2">
      <TextField
        label="이름"
        maxLength={SAVED_SEARCH.nameLimit}
        autoComplete="off"
        className="min-w-0 flex-1"
        {...form.field('name')}
      />
      <Button type="submit" size="sm" className="min-h-field" busy={form.busy && '바꾸는 중'}>
        바꾸기
      </Button>
    </form>
  )
}
