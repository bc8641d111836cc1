import { SCHOOL_SEARCH } from '@coffeeattack/domain/catalogue/search'
import { Search } from '@coffeeattack/ui/icons/Search'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { TextField } from '@coffeeattack/ui/TextField'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type SearchPickProps = {
  label: string
  placeholder: string
  /** What is chosen; pressing it searches anew. */
  chosen: string | null
  maxLength: number
  /** How much has to be typed. */
  helper: string
  error: string | undefined
  typed: string
  onType: (typed: string) => void
  /** What was found; empty before anything was searched for. */
  options: readonly SearchOption[]
}

/** A value that is searched for: the chosen one, or the field with what it finds lying over the form. */
export function SearchPick(props: SearchPickProps) {
  const { label, placeholder, chosen, maxLength, helper, error, typed, onType, options } = props
  const [open, setOpen] = useState(chosen === null)
  const listbox = useListbox({ options, onChoose: choose })
  const input = useRef<HTMLInputElement>(null)
  const reopened = open && chosen !== null
  useEffect(() => {
    // Opened by a press on the chosen value: the person wants to type.
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
    <div className="relative">
      <TextField
        {...listbox.field}
        label={label}
        ref={input}
        inputMode="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={maxLength}
        leading={<Search size={20} />}
        value={typed}
        onValueChange={(text) => {
          onType(text)
          listbox.show()
        }}
        helper={helper}
        error={error}
      />
      {listbox.open && (
        <ResultList {...listbox.list} label={`${label} 검색 결과`} options={options} onChoose={choose} />
      )}
    </div>
  )
}

type Listbox = {
  options: readonly SearchOption[]
  onChoose: (option: SearchOption) => void
}

/** A field over a list: it keeps the focus while the arrow keys walk the list, Enter takes one and Esc puts it away. */
function useListbox({ options, onChoose }: Listbox) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && options.length > 0
  const at = open && active < options.length ? active : -1

  function walk(step: 1 | -1) {
    const from = at < 0 && step < 0 ? 0 : at
    setActive((from + step + options.length) % options.length)
  }
  function press(event: KeyboardEvent) {
    // Enter ends a syllable that is still being put together.
    if (!open || event.nativeEvent.isComposing) return
    const chosen = options[at]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Escape') setWanted(false)
    else if (event.key !== 'Enter') return
    else if (chosen) onChoose(chosen)
    // Enter belongs to the open list: the form below it is not sent.
    event.preventDefault()
  }
  function show() {
    setWanted(true)
    setActive(-1)
  }
  return {
    open,
    /** Whenever something else was typed. */
    show,
    list: { id, active: at },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
      onFocus: show,
      onBlur: () => setWanted(false),
      onKeyDown: press,
    },
  } as const
}

type SearchOption = { key: string; title: string; note?: string; choose: () => void }

type ResultListProps = {
  id: string
  label: string
  options: readonly SearchOption[]
  /** The one that the arrow keys stand on. */
  active: number
  onChoose: (option: SearchOption) => void
}

/** What a search found lies over the form, never higher than 250 px, and scrolls inside (PRO-8). */
function ResultList({ id, label, options, active, onChoose }: ResultListProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot be styled, nor say more than a name
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      style={{ maxHeight: SCHOOL_SEARCH.listMaxHeightPx }}
      className="absolute inset-x-0 top-full z-16 mt-2 overflow-y-auto overscroll-contain rounded-field bg-elevated py-1 shadow-2 inset-ring inset-ring-line-2"
    >
      {options.map((option, index) => (
        <ResultRow
          key={option.key}
          id={`${id}-${index}`}
          active={index === active}
          note={option.note}
          onChoose={() => onChoose(option)}
        >
          {option.title}
        </ResultRow>
      ))}
    </div>
  )
}

type ResultRowProps = {
  id: string
  active: boolean
  note: string | undefined
  onChoose: () => void
  children: ReactNode
}

function ResultRow({ id, active, note, onChoose, children }: ResultRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be styled
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={onChoose}
      className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-body outline-none transition-colors press:bg-surface-2 aria-selected:bg-surface-2"
    >
      <span className="min-w-0 break-words">{children}</span>
      {note && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
    </div>
  )
}
