import { type MetAnswer, payAnswers } from '@coffeeattack/domain/coffeechats/outcome'
import { longDayText, kstDay } from '@coffeeattack/domain/kst'
import { Card } from '@coffeeattack/ui/Card'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import type { Coffeechat } from '../queries.ts'
import { answerIn, askedOf, type Outcome } from './asked.ts'
import OutcomeCard from './OutcomeCard.tsx'
import { StageCard } from './StageCard.tsx'

/** After the meeting: how it went, and the hiring stages that follow (KEEP-1 to KEEP-3). */
export default function Afterwards({ chat }: { chat: Coffeechat }) {
  return (
    <>
      {chat.stageItems.length > 0 && <StageCard key={chat.stageItems.length} chat={chat} />}
      {chat.outcome && <HowItWas chat={chat} outcome={chat.outcome} />}
    </>
  )
}

const saidTexts: Readonly<Record<MetAnswer, string>> = {
  MET: '만났다고 답했어요',
  I_MISSED: '내가 가지 못했다고 답했어요',
  THEY_MISSED: '상대가 오지 않았다고 답했어요',
  MOVED: '미뤘다고 답했어요',
}

function HowItWas({ chat, outcome }: { chat: Coffeechat; outcome: Outcome }) {
  const answer = answerIn(outcome)
  const [isAsking, setAsking] = useState(answer === null)
  const [told, setTold] = useState<MetAnswer | null>(null)
  // A person who did not answer within the period is not reminded.
  if (told === null && answer === null && !outcome.canAnswer) return null
  if (told !== null || isAsking)
    return (
      <OutcomeCard
        asked={askedOf(chat, outcome)}
        me={chat.disclosure.items.find(({ kind }) => kind === 'NAME')?.text ?? null}
        told={told}
        onTold={setTold}
      />
    )
  return (
    answer && (
      <Card title={saidTexts[answer]}>
        {outcome.pay && (
          <p className="mt-0.5 text-body-s text-ink-2">연봉 이야기는 {payAnswers[outcome.pay]}</p>
        )}
        {outcome.canAnswer && (
          <>
            <p className="mt-0.5 text-label text-ink-3">
              {longDayText(kstDay(new Date(outcome.until)))}까지 고칠 수 있어요. 회사는 알 수 없어요.
            </p>
            <TextLink className="-mb-2" onClick={() => setAsking(true)}>
              답 고치기
            </TextLink>
          </>
        )}
      </Card>
    )
  )
}
