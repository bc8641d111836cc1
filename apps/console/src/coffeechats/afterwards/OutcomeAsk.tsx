import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { Button } from '@coffeeattack/ui/Button'
import { useState } from 'react'
import { type CoffeechatRow, personName } from '../queries.ts'
import { useTellOutcome } from './use-tell.ts'

type Choice = { met: MetAnswer; text: string }

const missed: readonly Choice[] = [
  { met: 'THEY_MISSED', text: '후보자가 오지 않았어요' },
  { met: 'I_MISSED', text: '우리가 가지 못했어요' },
]

type OutcomeAskProps = { chat: Pick<CoffeechatRow, 'id' | 'name'>; onTold?: () => void }

/** Two taps: met, moved, or who did not come. No answer is the expected one (KEEP-1). */
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
