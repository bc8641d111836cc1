import type { QuietHours as Hours } from '@coffeeattack/domain/notifications/quiet-hours'
import { Card } from '@coffeeattack/ui/Card'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { hourText, type NotificationChange, switchedQuiet } from './notification-changes.ts'
import { SwitchRow } from './SwitchRow.tsx'

type HourFieldProps = {
  label: string
  hour: number
  /** The other end: the same hour twice would be no time at all. */
  not: number
  onChange: (hour: number) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

function HourField({ label, hour, not, onChange }: HourFieldProps) {
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

type QuietHoursProps = { hours: Hours | null; onChange: (change: NotificationChange) => void }

/** The hours in which whatever can wait, waits. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const move = (moved: Partial<Hours>) => hours && onChange({ quietHours: { ...hours, ...moved } })
  return (
    <Card aria-label="방해 금지 시간">
      <SwitchRow
        label="방해 금지 시간"
        note={
          hours
            ? `${hourText(hours.from)}부터 ${hourText(hours.until)}까지 온 소식은 ${hourText(hours.until)}에 모아서 알려요.`
            : '소식이 오면 언제든 바로 알려요.'
        }
        checked={hours !== null}
        onChange={(on) => onChange(switchedQuiet(on))}
      />
      {hours && (
        <div className="mt-2.5 grid grid-cols-2 gap-2">
          <HourField label="시작" hour={hours.from} not={hours.until} onChange={(from) => move({ from })} />
          <HourField label="끝" hour={hours.until} not={hours.from} onChange={(until) => move({ until })} />
        </div>
      )}
    </Card>
  )
}
