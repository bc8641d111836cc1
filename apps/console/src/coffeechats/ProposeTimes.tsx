import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { metThen } from '@coffeeattack/domain/coffeechats/meetings'
import { choosableDays, slots, startsOn, toggleStart } from '@coffeeattack/domain/coffeechats/pick-times'
import { slotProblem, slotTexts, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { Options } from '@coffeeattack/ui/Options'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { useState } from 'react'
import { isRecord } from '../drafts/kept.ts'
import { type Draft, Restored, useDraft } from '../drafts/use-draft.tsx'
import { type Arrange, type Coffeechat, fixedSlot, meetingsOf } from './queries.ts'

type Proposal = { minutes: number; starts: readonly number[] }

const nothingProposed: Proposal = { minutes: TIMES.defaultMinutes, starts: [] }

/** The stored proposal without times that have passed. */
function proposalIn(kept: unknown, now: Date): Proposal | null {
  if (!isRecord(kept) || !Array.isArray(kept['starts'])) return null
  const starts = kept['starts'].filter(
    (start): start is number => typeof start === 'number' && start > now.getTime(),
  )
  const minutes = TIMES.minutes.find((each) => each === kept['minutes']) ?? TIMES.defaultMinutes
  return { minutes, starts: starts.slice(0, TIMES.max) }
}

export function useProposal({ id }: Coffeechat) {
  const now = useNow()
  return useDraft({
    place: `times:${id}`,
    empty: nothingProposed,
    read: (kept) => proposalIn(kept, now),
  })
}

type ProposeTimesProps = {
  chat: Coffeechat
  draft: Draft<Proposal>
  arrange: Arrange
  onDone: () => void
}

/** Proposes up to five times, of which the candidate takes one. Times of the sender's other meetings are marked. */
export function ProposeTimes({ chat, draft, arrange, onDone }: ProposeTimesProps) {
  const now = useNow()
  const { minutes } = draft.value
  const days = choosableDays(now, minutes)
  const meetings = meetingsOf(chat)
  const chosen = draft.value.starts.map((start) => new Date(start))
  const [day, setDay] = useState(chosen[0] ? kstDay(chosen[0]) : (days[0] ?? 0))
  const problem = slotProblem(slots(chosen, minutes), now, fixedSlot(chat))
  const isBusy = (startsAt: Date) => metThen({ startsAt, minutes }, meetings).length > 0
  const starts = startsOn(day, minutes).filter((at) => at > now)

  function toggle(at: Date) {
    draft.write({ minutes, starts: toggleStart(chosen, at).map((start) => start.getTime()) })
  }
  async function propose() {
    if (!(await arrange.propose.run({ starts: chosen, minutes }))) return
    draft.forget()
    onDone()
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Restored draft={draft} className="-mt-3" />
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="날짜" value={day} onChange={(event) => setDay(Number(event.currentTarget.value))}>
          <Options of={days.map((each) => [each, dayText(each)])} />
        </SelectField>
        <SelectField
          label="길이"
          value={minutes}
          onChange={(event) => draft.write({ ...draft.value, minutes: Number(event.currentTarget.value) })}
        >
          <Options of={TIMES.minutes.map((each) => [each, `${each}분`])} />
        </SelectField>
      </div>
      <fieldset className="mt-4">
        <legend className="mb-2 text-label font-medium text-ink-2">시작 시간, {TIMES.max}개까지</legend>
        <div className="flex flex-wrap gap-1.5">
          {starts.map((at) => {
            const isOn = chosen.some((start) => start.getTime() === at.getTime())
            return (
              <Chip
                key={at.getTime()}
                pressed={isOn}
                disabled={!isOn && chosen.length >= TIMES.max}
                onClick={() => toggle(at)}
              >
                {timeText(at)}
                {isBusy(at) && (
                  <>
                    <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
                    <span className="sr-only">, 다른 커피챗과 겹쳐요</span>
                  </>
                )}
              </Chip>
            )
          })}
        </div>
        {starts.some(isBusy) && (
          <p className="mt-2 flex items-center gap-2 text-caption text-ink-3">
            <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
            점이 있는 시간에는 이미 다른 커피챗이 있어요.
          </p>
        )}
      </fieldset>
      {chosen.length > 0 && (
        <ul aria-label="고른 시간" className="mt-4 flex flex-wrap gap-1.5">
          {chosen.map((at) => (
            <li key={at.getTime()}>
              <RemovableChip name={meetingText(at)} onRemove={() => toggle(at)} />
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="mt-3 text-caption text-danger">
        {chosen.length > 0 && problem && slotTexts[problem]}
      </p>
      <div className="mt-2 flex gap-2">
        <Button kind="weak" size="sm" onClick={onDone}>
          닫기
        </Button>
        <Button
          size="sm"
          disabled={problem !== null}
          busy={arrange.propose.busy && '제안하는 중'}
          onClick={() => void propose()}
        >
          {chosen.length > 0 ? `시간 ${chosen.length}개 제안하기` : '시간을 골라 주세요'}
        </Button>
      </div>
    </div>
  )
}
