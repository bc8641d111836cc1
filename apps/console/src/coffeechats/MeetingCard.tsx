import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { kstDay } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Chip } from '@coffeeattack/ui/Chip'
import { Options } from '@coffeeattack/ui/Options'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { isRecord } from '../drafts/kept.ts'
import { type Draft, Restored, useDraft } from '../drafts/use-draft.tsx'
import { type Arrange, type Coffeechat, isMet, MET, useTimeCalls } from './queries.ts'
import { proposableDays, startsOf, startsProblem, toggled } from './starts.ts'

type Proposal = { minutes: number; starts: readonly number[] }

const nothingProposed: Proposal = { minutes: TIMES.defaultMinutes, starts: [] }

/** The stored proposal without times that have passed. */
function proposalIn(kept: unknown, now: Date): Proposal | null {
  if (!isRecord(kept) || !Array.isArray(kept['starts'])) return null
  const days = new Set(proposableDays(now).map(({ day }) => day))
  const starts = kept['starts'].filter(
    (start): start is number => typeof start === 'number' && days.has(kstDay(new Date(start))),
  )
  const minutes = TIMES.minutes.find((each) => each === kept['minutes']) ?? TIMES.defaultMinutes
  return { minutes, starts: starts.slice(0, TIMES.max) }
}

function useProposal({ id }: Coffeechat) {
  const now = useNow()
  return useDraft({
    place: `times:${id}`,
    empty: nothingProposed,
    read: (kept) => proposalIn(kept, now),
  })
}

type ProposeTimesProps = { draft: Draft<Proposal>; arrange: Arrange; onDone: () => void }

/** Proposes up to five times, of which the candidate takes one. */
function ProposeTimes({ draft, arrange, onDone }: ProposeTimesProps) {
  const now = useNow()
  const days = proposableDays(now)
  const { minutes } = draft.value
  const chosen = draft.value.starts.map((start) => new Date(start))
  const [day, setDay] = useState(chosen[0] ? kstDay(chosen[0]) : (days[0]?.day ?? 0))
  const problem = startsProblem(chosen, minutes, now)

  function toggle(at: Date) {
    draft.write({ minutes, starts: toggled(chosen, at).map((start) => start.getTime()) })
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
          <Options of={days.map((each) => [each.day, each.text])} />
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
          {startsOf(day).map(({ at, text }) => {
            const isOn = chosen.some((start) => start.getTime() === at.getTime())
            return (
              <Chip
                key={text}
                pressed={isOn}
                disabled={!isOn && chosen.length >= TIMES.max}
                onClick={() => toggle(at)}
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
              <RemovableChip name={meetingText(at)} onRemove={() => toggle(at)} />
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
          busy={arrange.propose.busy && '제안하는 중'}
          onClick={() => void propose()}
        >
          {chosen.length > 0 ? `시간 ${chosen.length}개 제안하기` : '시간을 골라 주세요'}
        </Button>
      </div>
    </div>
  )
}

const titles: Readonly<Record<Coffeechat['status'], string>> = {
  NEW: '언제 만날까요?',
  PROPOSED: '시간을 맞추고 있어요',
  CONFIRMED: '이때 만나요',
  DONE: '만나기로 한 시간이 지났어요',
  CANCELLED: '취소된 커피챗이에요',
}

/** TRUST-4: either side proposes and the other confirms. A fixed time can be moved until it begins. */
export function MeetingCard({ chat }: { chat: Coffeechat }) {
  const mayMeetAgain = chat.status === 'DONE' && didNotMeet(chat)
  // After the outcome 'moved' the form for new times is open.
  const draft = useProposal(chat)
  const [proposing, setProposing] = useState(
    draft.isRestored || (mayMeetAgain && chat.outcome?.said === 'MOVED'),
  )
  const arrange = useTimeCalls(chat.id)
  const canMove = chat.status !== 'DONE' && chat.status !== 'CANCELLED'
  const canPropose = mayMeetAgain || !chat.confirmedTime
  return (
    <Card aria-labelledby="meeting" className="px-6">
      <h2 id="meeting" className="text-h3">
        {isMet(chat) ? MET : titles[chat.status]}
      </h2>
      {chat.confirmedTime ? (
        <p className="mt-2 text-h2 tnum">
          {meetingText(new Date(chat.confirmedTime.startsAt))}
          <span className="ml-2 text-body-s font-normal text-ink-3">{chat.confirmedTime.minutes}분</span>
        </p>
      ) : (
        <OnTable chat={chat} arrange={arrange} />
      )}
      {(canMove || mayMeetAgain) && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {canPropose && !proposing && (
            <Button size="sm" onClick={() => setProposing(true)}>
              {chat.timeItems.length > 0 ? '다른 시간 제안하기' : '시간 제안하기'}
            </Button>
          )}
          {chat.confirmedTime && <Reschedule chat={chat} arrange={arrange} />}
          {canMove && (
            <TextLink disabled={arrange.cancel.busy} onClick={() => void arrange.cancel.run()}>
              커피챗 취소하기
            </TextLink>
          )}
        </div>
      )}
      {proposing && canPropose && (
        <ProposeTimes draft={draft} arrange={arrange} onDone={() => setProposing(false)} />
      )}
    </Card>
  )
}

/** True when our side said that the meeting did not happen; then new times can be proposed. */
const didNotMeet = ({ outcome }: Coffeechat) =>
  outcome !== null && ['I_MISSED', 'THEY_MISSED', 'MOVED'].includes(outcome.said)

function OnTable({ chat, arrange }: { chat: Coffeechat; arrange: Arrange }) {
  const isOurs = chat.timeItems.some(({ proposedBy }) => proposedBy === 'company')
  if (chat.timeItems.length === 0)
    return (
      chat.status === 'NEW' && (
        <p className="mt-1 text-body-s text-ink-3">만날 수 있는 시간을 먼저 알려 주세요.</p>
      )
    )
  return (
    <>
      <p className="mt-1 text-body-s text-ink-3">
        {isOurs ? '후보자의 답을 기다리고 있어요.' : '후보자가 제안한 시간이에요. 하나를 골라 주세요.'}
      </p>
      <ul aria-label={isOurs ? '우리가 제안한 시간' : '후보자가 제안한 시간'} className="mt-3 grid gap-2">
        {chat.timeItems.map(({ id, startsAt, minutes, canConfirm }) => (
          <li
            key={id}
            className="flex min-h-14 items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4 text-body-s font-medium tnum"
          >
            <span>
              {meetingText(new Date(startsAt))}
              <span className="ml-2 font-normal text-ink-3">{minutes}분</span>
            </span>
            {canConfirm && (
              <Button
                size="sm"
                busy={arrange.confirm.busy && arrange.confirm.input === id && '정하는 중'}
                onClick={() => void arrange.confirm.run(id)}
              >
                이 시간에 만나요
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Reschedule({ chat, arrange }: { chat: Coffeechat; arrange: Arrange }) {
  const now = useNow()
  if (!chat.confirmedTime || new Date(chat.confirmedTime.startsAt) <= now) return null
  return (
    <TextLink disabled={arrange.withdraw.busy} onClick={() => void arrange.withdraw.run()}>
      시간 다시 잡기
    </TextLink>
  )
}
