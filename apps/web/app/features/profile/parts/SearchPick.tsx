import { Search } from '@coffeeattack/ui/icons/Search'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type SearchPickProps = {
  label: string
  placeholder: string
  /** What is chosen; pressing it searches anew. */
  chosen: string | null
  maxLength: number
  /** How much has to be typed. */
  helper: string
  error?: string | undefined
  /** The list under the field; `choose` closes it. */
  renderResults: (typed: string, close: () => void) => ReactNode
}

/** A value that is searched for: the chosen one, or the field and what it finds. */
export function SearchPick(props: SearchPickProps) {
  const { label, placeholder, chosen, maxLength, helper, error, renderResults } = props
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(chosen === null)
  const input = useRef<HTMLInputElement>(null)
  const reopened = open && chosen !== null
  useEffect(() => {
    // Opened by a press on the chosen value: the person wants to type.
    if (reopened) input.current?.focus()
  }, [reopened])
  function close() {
    setOpen(false)
    setTyped('')
  }
  if (chosen !== null && !open)
    return <SelectRow label={label} value={chosen} onClick={() => setOpen(true)} />
  return (
    <div>
      <TextField
        label={label}
        ref={input}
        inputMode="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={maxLength}
        leading={<Search size={20} />}
        value={typed}
        onValueChange={setTyped}
        helper={helper}
        error={error}
      />
      {renderResults(typed, close)}
    </div>
  )
}
