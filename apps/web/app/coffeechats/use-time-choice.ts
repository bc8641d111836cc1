import { slotTexts, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { choosableDays, fitting, toggleStart } from './choose-times.ts'

/** What stands chosen in the time picker. The day shown is always one of the days there are. */
export function useTimeChoice() {
  const [now] = useState(() => new Date())
  const [minutes, setMinutes] = useState<number>(TIMES.defaultMinutes)
  const [withWeekends, setWithWeekends] = useState(false)
  const [wantedDay, setDay] = useState<number>()
  const [chosen, setChosen] = useState<Date[]>([])
  const days = choosableDays(now, minutes, withWeekends)

  function toggle(startsAt: Date) {
    const next = toggleStart(chosen, startsAt)
    if (next.length > TIMES.max) toast(slotTexts.TOO_MANY)
    else setChosen(next)
  }
  function changeLength(length: number) {
    setMinutes(length)
    setChosen(fitting(chosen, length, now))
  }
  return {
    now,
    days,
    day: days.find((each) => each === wantedDay) ?? days[0],
    setDay,
    minutes,
    changeLength,
    withWeekends,
    setWithWeekends,
    chosen,
    toggle,
  }
}
