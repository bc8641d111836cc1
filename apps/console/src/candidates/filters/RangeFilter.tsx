import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState, type SubmitEvent } from 'react'
import { ordered, type Range, YEARS_MAX } from '../search.ts'

type RangeFilterProps = {
  range: Range
  unit: string
  characters: number
  note: string
  format: (raw: string) => string
  onApply: (range: Range) => void
}

const read = (text: string) => (/\d/.test(text) ? Number(text.replaceAll(/\D/g, '')) : null)

function RangeFilter({ range: applied, unit, characters, note, format, onApply }: RangeFilterProps) {
  const [min, setMin] = useState(() => format(String(applied.min ?? '')))
  const [max, setMax] = useState(() => format(String(applied.max ?? '')))

  const typed = { min: read(min), max: read(max) }
  const range = ordered(typed)
  const isReversed = range.min !== typed.min

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onApply(range)
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
      <output className="mt-2 block text-caption text-ink-3">
        {isReversed
          ? `거꾸로 적었어요. ${format(String(range.min))}~${format(String(range.max))}${unit}으로 찾을게요.`
          : note}
      </output>
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

const yearsAsTyped = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '')
  return digits === '' ? '' : String(Math.min(Number(digits), YEARS_MAX))
}

const years = { unit: '년', characters: 2, format: yearsAsTyped }
const money = { unit: '만 원', characters: 7, format: salaryAsTyped }

const fields = {
  years: { ...years, note: '한쪽만 적어도 괜찮아요.' },
  hope: { ...money, note: '희망 연봉으로 찾아요.' },
  income: { ...money, note: '후보자가 공개한 만큼만 찾아져요. 비공개한 분은 나오지 않아요.' },
} as const

type YearsOrMoneyProps = { kind: keyof typeof fields; range: Range; onApply: (range: Range) => void }

/** A range of years or of salaries. */
export const YearsOrMoney = ({ kind, ...range }: YearsOrMoneyProps) => (
  <RangeFilter {...fields[kind]} {...range} />
)
