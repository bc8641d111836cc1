import { stageDay } from '@coffeeattack/domain/coffeechats/copy.ko'
import { type Hire, stages } from '@coffeeattack/domain/coffeechats/outcome'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { useState } from 'react'
import type { Coffeechat } from '../queries.ts'
import { StageForm, useStageDraft } from './StageForm.tsx'

type Stage = Coffeechat['stageItems'][number]

/** The steps after the meeting. The candidate sees the same list and confirms or contradicts each (KEEP-3). */
export function StagesCard({ chat }: { chat: Coffeechat }) {
  const draft = useStageDraft(chat)
  const [isRecording, setRecording] = useState(draft.isRestored)
  const { stageItems, status } = chat
  const last = stageItems.at(-1)
  if (status === 'CANCELLED' && !last) return null
  const canRecord = status !== 'CANCELLED' && !last?.isHire
  return (
    <Card aria-labelledby="stages" className="px-6">
      <h2 id="stages" className="text-h3">
        {last?.isHire ? '채용이 확정됐어요' : '진행 상황'}
      </h2>
      <p className="mt-0.5 text-body-s text-ink-3">
        {last?.isHire
          ? '두 쪽이 같은 첫 출근일과 연봉을 확인했어요.'
          : '적으면 후보자도 같은 것을 보고, 다르면 다르다고 말할 수 있어요.'}
      </p>
      {stageItems.length > 0 && <Steps items={stageItems} />}
      {canRecord &&
        (isRecording ? (
          <StageForm chat={chat} draft={draft} onDone={() => setRecording(false)} />
        ) : (
          <Button kind="weak" size="sm" className="mt-4" onClick={() => setRecording(true)}>
            {last ? '다음 상황 적기' : '진행 상황 적기'}
          </Button>
        ))}
    </Card>
  )
}

function Steps({ items }: { items: readonly Stage[] }) {
  return (
    <ol aria-label="진행 순서" className="mt-3 grid gap-2">
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are only added
        <Step key={at} item={item} isLast={at === items.length - 1} />
      ))}
    </ol>
  )
}

function Step({ item, isLast }: { item: Stage; isLast: boolean }) {
  const { stage, onDay, hire, candidateHire } = item
  return (
    <li
      aria-current={isLast ? 'step' : undefined}
      className="rounded-field bg-surface-2 px-4 py-2.5 text-body-s tnum"
    >
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{stages[stage]}</b>
        <span className="text-ink-3">{stageDay(onDay)}</span>
        <span className="ml-auto">
          <Word item={item} isLast={isLast} />
        </span>
      </p>
      {hire && <p className="mt-1 text-ink-2">{hireText(hire)}</p>}
      {candidateHire && <p className="mt-1 text-ink-2">후보자가 아는 내용: {hireText(candidateHire)}</p>}
    </li>
  )
}

const hireText = ({ startsOn, basePay }: Hire) =>
  `첫 출근일 ${fullDayText(parseDay(startsOn) ?? 0)} · 기본 연봉 ${moneyText(basePay)}`

/** The candidate's answer to a step. Only the last step can still be answered. */
function Word({ item: { isAgreed, isHire }, isLast }: { item: Stage; isLast: boolean }) {
  if (isHire) return <Tag kind="shot">채용 확정</Tag>
  if (isAgreed === true) return <Tag>후보자도 확인했어요</Tag>
  if (isAgreed === false) return <Tag kind="shot">후보자는 다르게 알아요</Tag>
  return isLast ? <span className="text-caption text-ink-3">후보자가 아직 답하지 않았어요</span> : null
}
