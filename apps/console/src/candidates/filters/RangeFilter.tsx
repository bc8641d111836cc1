import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState, type SubmitEvent } from 'react'
import { ordered, type Range } from '../search.ts'

type RangeFilterProps = {
  range: Range
  unit: string
  characters: number
  note: string
  format: (raw: string) => string
  onApply: (range: Range) => void
}

const read = (text: string) => (/\d/.test(text) ? Number(text.replaceAll(/\D/g, '')) : null)

export function RangeFilter({ range, unit, characters, note, format, onApply }: RangeFilterProps) {
  const [min, setMin] = useState(() => format(String(range.min ?? '')))
  const [max, setMax] = useState(() => format(String(range.max ?? '')))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onApply(ordered({ min: read(min), max: read(max) }))
  }
  const ends = [
    { label: '부터', value: min, set: setMin },
    { label: '까지', value: max, set: setMax },
  ]
  return (
    <form onSubmit={submit}>
      <div className="grid grid-cols-2 gap-2">
        {ends.map(({ label, value, set }) => (
          <TextField
            key={label}
            label={label}
            value={value}
            onValueChange={set}
            format={format}
            unit={unit}
            inputMode="numeric"
            autoComplete="off"
            maxLength={characters}
            inputClassName="text-right text-body"
          />
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-3">{note}</p>
      <div className="mt-3 flex gap-2">
        <Button kind="weak" size="sm" wide onClick={() => onApply({ min: null, max: null })}>
          지우기
        </Button>
        <Button type="submit" size="sm" wide>
          이 조건으로 찾기
        </Button>
      </div>
    </form>
  )
}
