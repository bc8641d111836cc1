import { SCHOOL_SEARCH } from '@coffeeattack/domain/catalogue/search'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { Search } from '@coffeeattack/ui/icons/Search'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { useEffect, useRef, useState } from 'react'

type SearchOption = { key: string; title: string; note?: string; choose: () => void }

type SearchPickProps = {
  label: string
  placeholder: string
  /** The chosen value; pressing it starts a new search. */
  chosen: string | null
  maxLength: number
  /** The minimum length of a query. */
  helper: string
  error: string | undefined
  typed: string
  onType: (typed: string) => void
  /** The results; undefined before the first search. */
  options: readonly SearchOption[]
}

/** A field whose value is searched for: the chosen value, or an input with its results over the form (PRO-8). */
export function SearchPick(props: SearchPickProps) {
  const { label, chosen, typed, onType, ...field } = props
  const [open, setOpen] = useState(chosen === null)
  const input = useRef<HTMLInputElement>(null)
  const reopened = open && chosen !== null
  useEffect(() => {
    // Opened by pressing the chosen value, so the input takes the focus.
    if (reopened) input.current?.focus()
  }, [reopened])
  function choose(option: SearchOption) {
    option.choose()
    setOpen(false)
    onType('')
  }
  if (chosen !== null && !open)
    return <SelectRow label={label} value={chosen} onClick={() => setOpen(true)} />
  return (
    <Combobox
      {...field}
      label={label}
      ref={input}
      inputMode="search"
      enterKeyHint="search"
      leading={<Search size={20} />}
      value={typed}
      onValueChange={onType}
      list={`${label} 검색 결과`}
      keyOf={({ key }) => key}
      onChoose={choose}
      over
      maxHeight={SCHOOL_SEARCH.listMaxHeightPx}
    >
      {({ title, note }) => (
        <>
          <span className="min-w-0 flex-1 break-words">{title}</span>
          {note && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
        </>
      )}
    </Combobox>
  )
}
