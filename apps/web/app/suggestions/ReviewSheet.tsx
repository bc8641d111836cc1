import {
  OBJECTION,
  type ObjectionKind,
  objectionKinds,
  objections,
} from '@coffeeattack/domain/suggestions/objection'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { answeredBy, suggestionsChanged } from './queries.ts'

type ReviewSheetProps = {
  /** The position that it is about; null for suggestions as a whole. */
  positionId: string | null
  /** The day that is printed before sending. */
  dueOn: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/** Asks a person of the desk to look at it. Whoever objects is out of the suggestions at once (MATCH-5). */
export default function ReviewSheet({ positionId, dueOn, ...frame }: ReviewSheetProps) {
  const [kind, setKind] = useState<ObjectionKind>(positionId === null ? 'MISSING' : 'FACTS')
  const [text, setText] = useState('')
  const send = useCall(
    (body: { kind: ObjectionKind; text: string; positionId: string | null }, key) =>
      api('POST /users/suggestions/review', { body, idempotencyKey: key }),
    {
      onDone(review) {
        toast(`${answeredBy(review.dueOn)} 답할게요`, { kind: 'done' })
        frame.onOpenChange(false)
      },
      // Also after a refusal: what the page shows of it is older than the server's.
      onSettled: suggestionsChanged,
    },
  )
  return (
    <Sheet
      {...frame}
      onOpenChange={(next) => (next || !send.busy) && frame.onOpenChange(next)}
      title="무엇이 맞지 않나요?"
      description="자동으로 답하지 않고, 사람이 읽고 답해요."
      footer={
        <Button
          busy={send.busy && '보내는 중'}
          onClick={() => void send.run({ kind, text: text.trim(), positionId })}
        >
          사람에게 보내기
        </Button>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">무엇이 맞지 않나요?</legend>
        {objectionKinds.map((one) => (
          <OptionRow
            key={one}
            type="radio"
            name="objection"
            title={objections[one]}
            checked={one === kind}
            onChange={() => setKind(one)}
          />
        ))}
      </fieldset>
      {kind === 'AGAINST' && (
        <p className="mt-3 text-label text-ink-2">보내면 추천도 바로 꺼요. 언제든 다시 켤 수 있어요.</p>
      )}
      <TextArea
        label="자세히 알려 주세요"
        hideLabel
        placeholder="자세히 알려 주세요"
        className="mt-3"
        lines={3}
        limit={OBJECTION.textLimit}
        atLimit={limitMessage(OBJECTION.textLimit)}
        value={text}
        onValueChange={setText}
      />
      <p className="mt-2 text-caption text-ink-3 tnum">{answeredBy(dueOn)} 답해요</p>
    </Sheet>
  )
}
