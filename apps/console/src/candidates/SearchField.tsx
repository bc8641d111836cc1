import { consolePaths } from '@coffeeattack/contract/console-pages'
import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { AD } from '@coffeeattack/domain/positions/ad-limits'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Search } from '@coffeeattack/ui/icons/Search'
import { type ClipboardEvent, type Ref, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTyped } from '../list/SearchBox.tsx'
import { useMe } from '../sessions/me.ts'
import { GrammarHelp } from './help/GrammarHelp.tsx'

const EXAMPLES = [
  '백엔드 5년 이상 결제나 정산',
  '게임 빼고 디자이너 7천 이하',
  '서울대 컴공 새로 온 분',
] as const
const SHOWN_MS = 6_000

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  onValueChange: (value: string) => void
}

/** The one line of the search. A pasted job ad is too long for it and becomes a position. */
export function SearchField({ ref, value, onValueChange }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(value, DEBOUNCE_MS.companySearch, onValueChange)
  const example = useExample()
  const navigate = useNavigate()
  const hasCompany = useMe().company !== null

  function paste(event: ClipboardEvent) {
    const ad = event.clipboardData.getData('text/plain')
    if (!hasCompany || ad.trim().length <= AD.from) return
    event.preventDefault()
    void navigate(consolePaths.newPosition(), { state: { ad } })
  }
  return (
    <search className="flex h-[52px] items-center gap-2.5 rounded-button bg-surface pr-1 pl-4 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink max-lg:bg-surface-2 max-lg:not-focus-within:inset-ring-0">
      <Search size={20} className="shrink-0" />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        aria-label="직무, 기술, 키워드"
        aria-keyshortcuts="/"
        placeholder={`예: ${example}`}
        maxLength={SEARCH.textLimit}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onPaste={paste}
        className="h-full min-w-0 flex-1 font-medium text-ink outline-none placeholder:text-ellipsis"
      />
      <span className="flex shrink-0 items-center">
        {typed === '' ? (
          <kbd
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-tag text-caption text-ink-3 inset-ring inset-ring-line-2 max-sm:hidden"
          >
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label="검색어 지우기"
            onClick={() => setTyped('')}
            className="grid size-11 place-items-center rounded-button-sm press:bg-surface-2"
          >
            <Close size={16} strokeWidth={2.4} />
          </button>
        )}
        <GrammarHelp />
      </span>
    </search>
  )
}

/** One example after the other. */
function useExample(): string {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => before + 1), SHOWN_MS)
    return () => clearInterval(timer)
  }, [])
  return EXAMPLES[place % EXAMPLES.length]!
}
