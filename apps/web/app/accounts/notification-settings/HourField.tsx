import { SelectField } from '@coffeeattack/ui/SelectField'
import { hourText } from './notification-changes.ts'

type HourFieldProps = {
  label: string
  hour: number
  /** The other end: the same hour twice would be no time at all. */
  not: number
  onChange: (hour: number) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export function HourField({ label, hour, not, onChange }: HourFieldProps) {
  return (
    <SelectField label={label} value={hour} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {HOURS.filter((one) => one !== not).map((one) => (
        <option key={one} value={one}>
          {hourText(one)}
        </option>
      ))}
    </SelectField>
  )
}
