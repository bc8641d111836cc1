import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { Card } from '@coffeeattack/ui/Card'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { type Coffeechat, personName } from '../queries.ts'
import { OutcomeAsk } from './OutcomeAsk.tsx'

const saidTexts: Readonly<Record<MetAnswer, string>> = {
  MET: '만났다고 답했어요',
  THEY_MISSED: '후보자가 오지 않았다고 답했어요',
  I_MISSED: '우리가 가지 못했다고 답했어요',
  MOVED: '미뤘다고 답했어요',
}

/** How the last meeting was: asked for seven days, and correctable as long (KEEP-1, KEEP-2). */
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
