import { Search } from '@coffeeattack/ui/icons/Search'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { TextField } from '@coffeeattack/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { useListbox } from './use-listbox.ts'
import { ResultList, type SearchOption } from './ResultList.tsx'

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
