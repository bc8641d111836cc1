import { meetingText } from '@coffeeattack/domain/coffeechats/copy.ko'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { useState } from 'react'
import { useNow } from '../clock/use-now.ts'
import { proposableDays, startsOf, startsProblem, toggled } from './starts.ts'
import type { Arrange } from './use-arrange.ts'

/** Up to five times; the candidate takes one of them. */
export function ProposeTimes({ arrange, onDone }: { arrange: Arrange; onDone: () => void }) {
  const now = useNow()
  const days = proposableDays(now)
  const [day, setDay] = useState(days[0]?.day ?? 0)
  const [minutes, setMinutes] = useState<number>(TIMES.defaultMinutes)
  const [chosen, setChosen] = useState<readonly Date[]>([])
  const problem = startsProblem(chosen, minutes, now)
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="날짜" value={day} onChange={(event) => setDay(Number(event.currentTarget.value))}>
          {days.map((each) => (
            <option key={each.day} value={each.day}>
              {each.text}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="길이"
          value={minutes}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        >
          {TIMES.minutes.map((each) => (
            <option key={each} value={each}>{`${each}분`}</option>
          ))}
        </SelectField>
      </div>
      <fieldset className="mt-4">
        <legend className="mb-2 text-label font-medium text-ink-2">시작 시간, {TIMES.max}개까지</legend>
        <div className="flex flex-wrap gap-1.5">
          {startsOf(day).map(({ at, text }) => {
            const isOn = chosen.some((start) => start.getTime() === at.getTime())
            return (
              <Chip
                key={text}
                pressed={isOn}
                disabled={!isOn && chosen.length >= TIMES.max}
                onClick={() => setChosen(toggled(chosen, at))}
              >
                {text}
              </Chip>
            )
          })}
        </div>
      </fieldset>
      {chosen.length > 0 && (
        <ul aria-label="고른 시간" className="mt-4 flex flex-wrap gap-1.5">
          {chosen.map((at) => (
            <li key={at.getTime()}>
              <RemovableChip name={meetingText(at)} onRemove={() => setChosen(toggled(chosen, at))}>
                {meetingText(at)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="mt-3 text-caption text-danger">
        {chosen.length > 0 && problem}
      </p>
      <div className="mt-2 flex gap-2">
        <Button kind="weak" size="sm" onClick={onDone}>
          닫기
        </Button>
        <Button
          size="sm"
          disabled={problem !== null}
          busy={arrange.propose.isPending && '제안하는 중'}
          onClick={() => arrange.propose.mutate({ starts: chosen, minutes }, { onSuccess: onDone })}
        >
          {chosen.length > 0 ? `시간 ${chosen.length}개 제안하기` : '시간을 골라 주세요'}
        </Button>
      </div>
    </div>
  )
}
