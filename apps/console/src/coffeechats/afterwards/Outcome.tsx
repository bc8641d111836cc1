import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { type Coffeechat, type CoffeechatRow, personName, coffeechatCallOptions } from '../queries.ts'

type Choice = { met: MetAnswer; text: string }

const missed: readonly Choice[] = [
  { met: 'THEY_MISSED', text: '후보자가 오지 않았어요' },
  { met: 'I_MISSED', text: '우리가 가지 못했어요' },
]

type OutcomeAskProps = { chat: Pick<CoffeechatRow, 'id' | 'name'>; onTold?: () => void }

/** Two taps: met, moved, or who did not come. No button is emphasised, so none suggests an answer (KEEP-1). */
export function OutcomeAsk({ chat, onTold }: OutcomeAskProps) {
  const { run, busy, input } = useTellOutcome(chat.id)
  const [isMissed, setMissed] = useState(false)

  async function tell(met: MetAnswer) {
    if (await run(met)) onTold?.()
  }
  const choose = ({ met, text }: Choice) => (
    <Button
      key={met}
      kind="weak"
      size="sm"
      disabled={busy && input !== met}
      busy={busy && input === met && '남기는 중'}
      onClick={() => void tell(met)}
    >
      {text}
    </Button>
  )
  return (
    <fieldset
      aria-label={`${personName(chat.name)} 님과 만났나요?`}
      className="flex flex-wrap items-center gap-2"
    >
      {isMissed ? (
        <>
          {missed.map(choose)}
          <Button kind="line" size="sm" disabled={busy} onClick={() => setMissed(false)}>
            돌아가기
          </Button>
        </>
      ) : (
        <>
          {choose({ met: 'MET', text: '만났어요' })}
          <Button kind="weak" size="sm" disabled={busy} onClick={() => setMissed(true)}>
            못 만났어요
          </Button>
          {choose({ met: 'MOVED', text: '미뤘어요' })}
        </>
      )}
    </fieldset>
  )
}

/** Saves the outcome that our side reports (KEEP-1). */
const useTellOutcome = (id: string) =>
  useCall(
    (met: MetAnswer) => api('POST /console/coffeechats/:id/outcome', { params: { id }, body: { met } }),
    coffeechatCallOptions(id)('답을 남겼어요'),
  )

const saidTexts: Readonly<Record<MetAnswer, string>> = {
  MET: '만났다고 답했어요',
  THEY_MISSED: '후보자가 오지 않았다고 답했어요',
  I_MISSED: '우리가 가지 못했다고 답했어요',
  MOVED: '미뤘다고 답했어요',
}

/** The outcome of the last meeting. It is asked for seven days and can be corrected during that time (KEEP-1, KEEP-2). */
export function OutcomeCard({ chat }: { chat: Coffeechat }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { outcome } = chat
  if (!outcome) return null
  const { said, canAnswer } = outcome
  const isAnswered = said !== 'NOT_YET' && said !== 'NO_ANSWER'
  if (!isAnswered && !canAnswer) return null
  const until = dayText(kstDay(new Date(outcome.until)))
  return (
    <Card aria-labelledby="outcome" className="px-6">
      <h2 id="outcome" className="text-h3">
        {isAnswered ? saidTexts[said] : `${personName(chat.name)} 님과 만났나요?`}
      </h2>
      <p className="mt-1 text-body-s text-ink-3 tnum">
        {meetingText(new Date(outcome.startsAt))}
        {canAnswer &&
          ` · ${until}까지 ${isAnswered ? '고칠 수 있어요' : '답할 수 있어요'}. 후보자에게는 보이지 않아요.`}
      </p>
      {canAnswer && (!isAnswered || isCorrecting) && (
        <div className="mt-3">
          <OutcomeAsk chat={chat} onTold={() => setCorrecting(false)} />
        </div>
      )}
      {canAnswer && isAnswered && !isCorrecting && (
        <TextLink onClick={() => setCorrecting(true)}>답 고치기</TextLink>
      )}
    </Card>
  )
}
