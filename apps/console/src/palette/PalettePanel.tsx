import { callWithRetry } from '@coffeeattack/kit/failure'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Moon } from '@coffeeattack/ui/icons/Moon'
import { Search } from '@coffeeattack/ui/icons/Search'
import { toast } from '@coffeeattack/ui/toast'
import { useCombobox } from '@coffeeattack/ui/useCombobox'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { chooseTheme, isDark } from '../apply-theme.ts'
import { isRecord } from '../drafts/kept.ts'
import { keyName } from '../keys/registry.ts'
import { notificationsQuery } from '../notifications/queries.ts'
import { markAllRead } from '../notifications/read.ts'
import { useMe } from '../sessions/me.ts'
import { useSignOut } from '../sessions/use-sign-out.ts'
import { arranged, type Entry, groupNames, matching, placesOf } from './entries.ts'
import { useSearchResults } from './use-search-results.ts'

type PalettePanelProps = { onClose: () => void; showKeys: () => void }

/** The command palette: ↑ ↓ choose, Enter runs, Esc closes (BIZ-15). */
export function PalettePanel({ onClose, showKeys }: PalettePanelProps) {
  const me = useMe()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const acts = useActs(showKeys)
  const found = useSearchResults(typed)
  const known = [...recentEntries(me.id), ...placesOf(me.role), ...acts]
  const entries = arranged([...matching(known, typed), ...found.entries])
  const box = useCombobox({ count: entries.length, onChoose: choose, takesFirst: true, stays: true })

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  function choose(at: number) {
    const entry = entries[at]
    if (!entry) return
    // Closing first returns the focus to the page, from which the action may move it.
    dialog.current?.close()
    if ('act' in entry) return void entry.act()
    noteVisited(me.id, entry)
    void navigate(entry.to)
  }
  /** ⌘K opens the palette and closes it. */
  function press(event: KeyboardEvent) {
    if (!(event.metaKey || event.ctrlKey) || keyName(event.key) !== 'k') return
    event.preventDefault()
    dialog.current?.close()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes it, as Esc does
    <dialog
      ref={dialog}
      aria-label="어디든 가기"
      onClose={onClose}
      onKeyDown={press}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="m-auto mt-[12dvh] w-[min(560px,calc(100vw-32px))] overflow-hidden rounded-dialog bg-elevated p-0 text-ink shadow-3 backdrop:bg-(--dim)"
    >
      <div className="flex items-center gap-3 border-b border-line px-5 text-ink-3">
        <Search size={20} />
        <input
          {...box.field}
          type="text"
          aria-label="어디로 갈까요?"
          placeholder="화면, 사람, 할 일"
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed in
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            box.show()
          }}
          className="h-14 min-w-0 flex-1 bg-transparent text-body font-medium text-ink outline-none"
        />
        <kbd aria-hidden="true" className="rounded-tag px-1.5 text-caption inset-ring inset-ring-line-2">
          Esc
        </kbd>
      </div>
      {entries.length > 0 && (
        <div {...box.list} aria-label="갈 곳과 할 일" className="max-h-[56dvh] overflow-y-auto p-2">
          <Groups entries={entries} option={box.option} />
        </div>
      )}
      <output className="block px-5 text-body-s text-ink-3 not-empty:py-8">
        {entries.length === 0 && !found.isLooking && '찾는 것이 없어요'}
      </output>
    </dialog>,
    document.body,
  )
}

type GroupsProps = {
  entries: readonly Entry[]
  option: ReturnType<typeof useCombobox>['option']
}

/** The entries in groups; the arrow keys move through all of them. */
function Groups({ entries, option }: GroupsProps) {
  const groups = Object.entries(Object.groupBy(entries, ({ group }) => group))
  return groups.map(([group, lines]) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> stands in no listbox
    <div key={group} role="group" aria-label={groupNames[group as Entry['group']]}>
      <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-caption font-medium text-ink-3">
        {groupNames[group as Entry['group']]}
      </p>
      {lines.map((entry) => (
        <Line key={entry.key} entry={entry} option={option(entries.indexOf(entry))} />
      ))}
    </div>
  ))
}

function Line({
  entry: { label, note, Icon },
  option,
}: {
  entry: Entry
  option: ReturnType<GroupsProps['option']>
}) {
  return (
    <div
      {...option}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-button-sm px-3 outline-none aria-selected:bg-surface-2"
    >
      <Icon size={18} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate text-body-s font-medium">{label}</span>
      {note && <span className="max-w-[45%] shrink-0 truncate text-caption text-ink-3">{note}</span>}
    </div>
  )
}

const NAME = 'console-recent'
const MOST = 5

type Visited = { label: string; note?: string | undefined; to: string }

/** The latest destinations. They contain names of people, so session storage holds them. */
function recentEntries(operatorId: string): Entry[] {
  return visitedBy(operatorId).map(({ label, note, to }) => ({
    key: `recent:${to}`,
    group: 'recent',
    label,
    note,
    to,
    Icon: Clock,
  }))
}

function noteVisited(operatorId: string, { label, note, to }: Visited): void {
  const others = visitedBy(operatorId).filter((visited) => visited.to !== to)
  const visited = [{ label, note, to }, ...others].slice(0, MOST)
  sessionStorage.setItem(NAME, JSON.stringify({ operatorId, visited }))
}

function visitedBy(operatorId: string): Visited[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    const isMine = isRecord(kept) && kept['operatorId'] === operatorId
    return isMine && Array.isArray(kept['visited']) ? kept['visited'].filter(isVisited) : []
  } catch {
    return []
  }
}

const isVisited = (kept: unknown): kept is Visited =>
  isRecord(kept) && typeof kept['label'] === 'string' && typeof kept['to'] === 'string'

/** Actions available on every page. */
function useActs(showKeys: () => void): Entry[] {
  const signOut = useSignOut()
  const dark = isDark()
  const act = (label: string, Icon: Entry['Icon'], run: () => unknown, words: string[] = []): Entry => ({
    key: `act:${label}`,
    group: 'acts',
    label,
    words,
    Icon,
    act: run,
  })
  return [
    act('알림 모두 읽음', Bell, readAll),
    dark
      ? act('밝은 화면', Eye, () => chooseTheme('light'), ['테마'])
      : act('어두운 화면', Moon, () => chooseTheme('dark'), ['테마', '다크 모드']),
    act('키 보기', CircleInfo, showKeys, ['단축키']),
    act('로그아웃', Lock, () => void signOut.run()),
  ]
}

/** Marks all notifications as read up to the newest loaded one. */
async function readAll(): Promise<void> {
  const isDone = await callWithRetry(async () => {
    await queries.fetchInfiniteQuery(notificationsQuery({ only: undefined, kind: undefined }))
    await markAllRead()
    return true
  })
  if (isDone) toast('알림을 모두 읽음으로 바꿨어요', { kind: 'done' })
}
