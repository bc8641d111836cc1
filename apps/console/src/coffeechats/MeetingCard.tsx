import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { JoinLink } from './JoinLink.tsx'
import { ProposeTimes, useProposal } from './ProposeTimes.tsx'
import { type Arrange, type Coffeechat, fixedSlot, isMet, MET, useTimeCalls } from './queries.ts'

const titles: Readonly<Record<Coffeechat['status'], string>> = {
  NEW: '언제 만날까요?',
  PROPOSED: '시간을 맞추고 있어요',
  CONFIRMED: '이때 만나요',
  DONE: '만나기로 한 시간이 지났어요',
  CANCELLED: '취소된 커피챗이에요',
}

/** TRUST-4: either side proposes and the other confirms. A fixed time stands until both agree to move it. */
export function MeetingCard({ chat }: { chat: Coffeechat }) {
  const mayMeetAgain = chat.status === 'DONE' && didNotMeet(chat)
  // After the outcome 'moved' the form for new times is open.
  const draft = useProposal(chat)
  const [proposing, setProposing] = useState(
    draft.isRestored || (mayMeetAgain && chat.outcome?.said === 'MOVED'),
  )
  const arrange = useTimeCalls(chat.id)
  const fixed = fixedSlot(chat)
  const now = useNow((at) => (fixed && fixed.startsAt > at ? fixed.startsAt : null))
  const hasBegun = fixed !== null && fixed.startsAt <= now
  const canChange = !hasBegun && chat.status !== 'DONE' && chat.status !== 'CANCELLED'
  const canPropose = mayMeetAgain || canChange
  return (
    <Card aria-labelledby="meeting" className="px-6">
      <h2 id="meeting" className="text-h3">
        {isMet(chat) ? MET : titles[chat.status]}
      </h2>
      {fixed && (
        <p className="mt-2 text-h2 tnum">
          {meetingText(fixed.startsAt)}
          <span className="ml-2 text-body-s font-normal text-ink-3">{fixed.minutes}분</span>
        </p>
      )}
      <JoinLink chat={chat} className="mt-4" />
      <OnTable chat={chat} arrange={arrange} />
      {canPropose && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {!proposing && (
            <Button
              size="sm"
              kind={fixed && !mayMeetAgain ? 'weak' : 'filled'}
              onClick={() => setProposing(true)}
            >
              {proposeWords(chat, mayMeetAgain)}
            </Button>
          )}
          {chat.timeItems.length > 0 && (
            <TextLink disabled={arrange.withdraw.busy} onClick={() => void arrange.withdraw.run()}>
              {isOurs(chat) ? '제안한 시간 거두기' : fixed ? '정한 시간 그대로 만나기' : '제안 돌려보내기'}
            </TextLink>
          )}
          {canChange && (
            <TextLink disabled={arrange.cancel.busy} onClick={() => void arrange.cancel.run()}>
              커피챗 취소하기
            </TextLink>
          )}
        </div>
      )}
      {proposing && canPropose && (
        <ProposeTimes chat={chat} draft={draft} arrange={arrange} onDone={() => setProposing(false)} />
      )}
    </Card>
  )
}

const isOurs = ({ timeItems }: Coffeechat) => timeItems.some(({ proposedBy }) => proposedBy === 'company')

function proposeWords({ timeItems, confirmedTime }: Coffeechat, mayMeetAgain: boolean): string {
  if (timeItems.length > 0) return '다른 시간 제안하기'
  return confirmedTime && !mayMeetAgain ? '시간 옮기기' : '시간 제안하기'
}

/** True when our side said that the meeting did not happen; then new times can be proposed. */
const didNotMeet = ({ outcome }: Coffeechat) =>
  outcome !== null && ['I_MISSED', 'THEY_MISSED', 'MOVED'].includes(outcome.said)

/** The proposed times, also those to which a fixed time may move. */
function OnTable({ chat, arrange }: { chat: Coffeechat; arrange: Arrange }) {
  const ours = isOurs(chat)
  const isMove = chat.confirmedTime !== null
  if (chat.timeItems.length === 0)
    return (
      chat.status === 'NEW' && (
        <p className="mt-1 text-body-s text-ink-3">만날 수 있는 시간을 먼저 알려 주세요.</p>
      )
    )
  return (
    <>
      <p className={`text-body-s text-ink-3 ${isMove ? 'mt-4 border-t border-line pt-4' : 'mt-1'}`}>
        {aboutTable({ ours, isMove })}
      </p>
      <ul aria-label={ours ? '우리가 제안한 시간' : '후보자가 제안한 시간'} className="mt-3 grid gap-2">
        {chat.timeItems.map(({ id, startsAt, minutes, canConfirm, isTaken }) => (
          <li
            key={id}
            className="flex min-h-14 items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4 text-body-s font-medium tnum"
          >
            <span>
              {meetingText(new Date(startsAt))}
              <span className="ml-2 font-normal text-ink-3">{minutes}분</span>
              {isTaken && (
                <span className="block text-caption font-normal text-ink-3">
                  {ours ? '우리 쪽에 다른 커피챗이 잡혔어요' : '후보자에게 다른 약속이 잡혔어요'}
                </span>
              )}
            </span>
            {canConfirm && (
              <Button
                size="sm"
                busy={arrange.confirm.busy && arrange.confirm.input === id && '정하는 중'}
                onClick={() => void arrange.confirm.run(id)}
              >
                {isMove ? '이 시간으로 옮기기' : '이 시간에 만나요'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function aboutTable({ ours, isMove }: { ours: boolean; isMove: boolean }): string {
  if (isMove)
    return ours
      ? '이 시간으로 옮기자고 했어요. 후보자가 하나로 정할 때까지 정한 시간 그대로예요.'
      : '후보자가 이 시간으로 옮기고 싶어 해요. 고르기 전에는 정한 시간 그대로예요.'
  return ours ? '후보자의 답을 기다리고 있어요.' : '후보자가 제안한 시간이에요. 하나를 골라 주세요.'
}
