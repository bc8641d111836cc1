import { kstMoment, startOfKstDay } from '@coffeeattack/domain/kst'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { expiryDay } from '@coffeeattack/domain/offers/deadline'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { useNow } from '../../../clock/use-now.ts'

const { min, max } = COMPOSING.days
const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** How long the candidate may think, with the day it ends on. */
export function DeadlineField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const now = useNow()
  return (
    <SelectField
      label="선택 기한"
      value={days}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      helper={`${lastDay(now, days)} 밤 12시까지`}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {`${choice}일 · ${lastDay(now, choice)}`}
        </option>
      ))}
    </SelectField>
  )
}

/** '11월 22일' */
function lastDay(now: Date, days: number): string {
  const { month, day } = kstMoment(startOfKstDay(expiryDay(now, days)))
  return `${month}월 ${day}일`
}
