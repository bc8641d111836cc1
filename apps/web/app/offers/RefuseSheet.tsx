import { paths } from '@coffeeattack/contract/pages'
import {
  OTHER_REASON,
  type RefusalCode,
  refusalReasonsFor,
} from '@coffeeattack/domain/offers/refusal-reasons'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { tellOtherTabs } from './answered-elsewhere.ts'
import type { AnswerProps } from './answers/answer-props.ts'
import { type Offer, offersChanged } from './offer-query.ts'
import { isDecidedElsewhere } from './queries.ts'

/** Refuses an offer with a reason, and leads to the refusal's page (OFR-5). */
function useRefuse({ id, name, isJustMessage }: Offer) {
  const navigate = useNavigate()
  return useCall(
    (refusalReason: string) =>
      api('PATCH /v2/users/offers/refuse/:id', { params: { id }, body: { refusalReason } }),
    {
      onFailed: (failure) => isDecidedElsewhere(id, failure),
      async onDone() {
        tellOtherTabs()
        await offersChanged()
        await navigate(paths.refused(id, name, isJustMessage), { replace: true })
      },
    },
  )
}

/** The reasons to choose from, or the person's own (OFR-4). */
export default function RefuseSheet({ offer, open, onOpenChange, onCounter }: AnswerProps) {
  const refuse = useRefuse(offer)
  const [code, setCode] = useState<RefusalCode | null>(null)
  const [words, setWords] = useState('')
  const reasons = refusalReasonsFor(offer)
  const reason =
    code === OTHER_REASON.code ? words.trim() : reasons.find((choice) => choice.code === code)?.text
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !refuse.busy) && onOpenChange(next)}
      title="어떤 점이 아쉬웠나요?"
      description="고른 이유는 여러 사람의 것을 합친 수로만 회사에 보여요. 누가 골랐는지는 회사도 에이전트도 몰라요."
      footer={
        <Button
          disabled={!reason}
          busy={refuse.busy && '거절하는 중'}
          onClick={() => reason && void refuse.run(reason)}
          className="mt-1"
        >
          이 제안 거절하기
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">거절하는 이유</legend>
        {reasons.map((choice) => (
          <OptionRow
            key={choice.code}
            type="radio"
            name="refusal-reason"
            title={choice.text}
            checked={code === choice.code}
            onChange={() => setCode(choice.code)}
          />
        ))}
      </fieldset>
      {code === 'SALARY' && onCounter && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-field bg-surface-2 py-3 pr-3 pl-4">
          <p className="text-body-s text-ink-2">만나고 싶은 금액이 있다면 한 번 말할 수 있어요.</p>
          <Button
            kind="line"
            size="sm"
            disabled={refuse.busy}
            onClick={onCounter}
            className="ml-auto bg-surface"
          >
            이 금액이면 만날게요
          </Button>
        </div>
      )}
      {code === OTHER_REASON.code && (
        <TextArea
          label="아쉬운 점"
          hideLabel
          placeholder="어떤 점이 아쉬웠는지 알려 주세요"
          limit={TEXT_AREA.limit}
          atLimit={limitMessage(TEXT_AREA.limit)}
          helper="직접 쓴 말은 회사도 에이전트도 읽지 않아요. 이 제안의 기록에서 나만 다시 볼 수 있어요."
          value={words}
          onValueChange={setWords}
          className="mt-3"
        />
      )}
    </Sheet>
  )
}
