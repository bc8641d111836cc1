import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Search } from '@coffeeattack/ui/icons/Search'
import type { Ref } from 'react'
import { useTyped } from '../list/use-typed.ts'

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  onValueChange: (value: string) => void
}

export function SearchField({ ref, value, onValueChange }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(value, DEBOUNCE_MS.companySearch, onValueChange)
  return (
    <search className="flex h-[52px] items-center gap-2.5 rounded-button bg-surface pr-1 pl-4 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink max-lg:bg-surface-2 max-lg:not-focus-within:inset-ring-0">
      <Search size={20} />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        aria-label="직무, 기술, 키워드"
        aria-keyshortcuts="/"
        placeholder="직무, 기술, 키워드로 찾아보세요"
        maxLength={SEARCH.textLimit}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 font-medium text-ink outline-none"
      />
      {typed === '' ? (
        <kbd
          aria-hidden="true"
          className="mr-2.5 grid size-6 place-items-center rounded-tag text-caption text-ink-3 inset-ring inset-ring-line-2"
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
    </search>
  )
}
