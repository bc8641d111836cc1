import { cutTo } from '@coffeeattack/domain/text/length'
import { Button } from '@coffeeattack/ui/Button'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

export type ChipsFieldProps = {
  label: string
  name: string
  helper?: ReactNode
  placeholder?: string
  items: readonly string[]
  onChange: (items: readonly string[]) => void
  limits: { max: number; limit: number }
  /** Validates a line before it becomes a chip. */
  problemOf?: (line: string) => string | null
  /** What stands under each item. */
  noteOf?: (item: string) => ReactNode
  error: string | undefined
}

/** A list of short texts. Enter, a comma or leaving the field turns the typed text into a chip. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, name, helper, placeholder, items, onChange, limits, problemOf, noteOf, error } = props
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isFull = items.length >= limits.max

  function add(line: string) {
    const item = cutTo(line.trim().replaceAll(/\s+/gu, ' '), limits.limit)
    if (item === '') return setTyped('')
    const wrong = problemOf?.(item) ?? null
    setProblem(wrong)
    setTyped(wrong ? line : '')
    if (!wrong && !items.includes(item) && !isFull) onChange([...items, item])
  }
  function type(next: string) {
    setProblem(null)
    if (/[,\n]/.test(next)) add(next.replaceAll(/[,\n]/g, ''))
    else setTyped(next)
  }
  function press(event: KeyboardEvent) {
    // An IME uses Enter to finish a syllable.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  return (
    <div>
      <TextField
        label={label}
        name={name}
        helper={isFull ? `${limits.max}개까지 적을 수 있어요` : helper}
        placeholder={placeholder}
        maxLength={limits.limit}
        value={typed}
        onValueChange={type}
        onKeyDown={press}
        onBlur={() => add(typed)}
        disabled={isFull}
        error={(problem ?? error) && <span role="alert">{problem ?? error}</span>}
        trailing={
          <Button kind="weak" size="sm" disabled={typed.trim() === ''} onClick={() => add(typed)}>
            추가
          </Button>
        }
      />
      {items.length > 0 && (
        <ul
          aria-label={`적어 둔 ${label}`}
          className={`mt-2 flex flex-wrap gap-2 ${noteOf ? 'flex-col' : ''}`}
        >
          {items.map((item) => (
            <li key={item} className="max-w-full">
              <RemovableChip name={item} onRemove={() => onChange(items.filter((other) => other !== item))}>
                {item}
              </RemovableChip>
              {noteOf?.(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
