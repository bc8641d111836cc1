import { COUNTER, type CounterAnswer, raiseProblems } from '@coffeeattack/domain/offers/counter'
import type { SalaryProblems } from '@coffeeattack/domain/offers/salary-range'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { fieldsOf } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { salariesOf } from '../compose/draft.ts'
import { OfferedSalaryFields } from '../compose/OfferedSalaryFields.tsx'
import type { SentCounter, SentOffer } from '../sent/queries.ts'
import { refreshSent } from '../undo.ts'

type AnswerCounterProps = { offer: SentOffer; counter: SentCounter }

/** An answer that was begun: a raise with what stands in its fields. */
type Begun = { answer: CounterAnswer; salaryMin: string; salaryMax: string }

/** Four answers; whichever is begun opens in place, for it is given once and for good (OFR-16). */
export function AnswerCounter({ offer, counter }: AnswerCounterProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const raiseTo = (top: string) =>
    setBegun({ answer: 'RAISED', salaryMin: groupDigits(counter.was.salaryMin), salaryMax: top })
  const begin = (answer: CounterAnswer) => setBegun({ answer, salaryMin: '', salaryMax: '' })
  if (begun)
    return (
      <AnswerForm
        offer={offer}
        counter={counter}
        begun={begun}
        change={setBegun}
        onBack={() => setBegun(null)}
      />
    )
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button size="sm" onClick={() => raiseTo(groupDigits(counter.amount))} className="tnum">
        {moneyText(counter.amount)}까지 올리기
      </Button>
      <Button kind="line" size="sm" className="bg-surface" onClick={() => raiseTo('')}>
        다른 금액
      </Button>
      <TextLink className="px-2.5 decoration-transparent" onClick={() => begin('KEPT')}>
        그대로 두기
      </TextLink>
      <TextLink className="px-2.5 decoration-transparent" onClick={() => begin('TAKEN_BACK')}>
        거두기
      </TextLink>
    </div>
  )
}

function useAnswer(id: string, onProblems: (problems: SalaryProblems) => void) {
  return useCall(
    (
      body: { answer: CounterAnswer; salaryMin: number | null; salaryMax: number | null; note: string },
      key,
    ) => api('POST /console/offers/:id/counter', { params: { id }, body, idempotencyKey: key }),
    {
      async onFailed(failure) {
        const fields = fieldsOf(failure)
        if (Object.keys(fields).length > 0) onProblems(fields)
        if (!isApiError(failure) || failure.status !== 409) return Object.keys(fields).length > 0
        // The candidate, a colleague or midnight was quicker: the list says what became of it.
        toast('그사이 바뀐 제안이에요. 다시 불러왔어요')
        await refreshSent()
        return true
      },
      async onDone() {
        toast('답을 보냈어요', { kind: 'done' })
        await refreshSent()
      },
    },
  )
}

type AnswerFormProps = AnswerCounterProps & {
  begun: Begun
  change: (begun: Begun) => void
  onBack: () => void
}

function AnswerForm({ offer, counter, begun, change, onBack }: AnswerFormProps) {
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<SalaryProblems>({})
  const call = useAnswer(offer.id, setProblems)
  const { answer } = begun
  const { title, means, send, busy } = words[answer]

  function submit() {
    const range = answer === 'RAISED' ? salariesOf(begun) : { salaryMin: null, salaryMax: null }
    const found = answer === 'RAISED' ? raiseProblems(range, counter.was) : {}
    setProblems(found)
    if (Object.keys(found).length === 0) void call.run({ answer, ...range, note })
  }
  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-4 flex flex-col gap-3 border-t border-line-2 pt-4"
    >
      <p>
        <b className="font-semibold">{title}</b>
        <span className="block text-label text-ink-3">{means}</span>
      </p>
      {answer === 'RAISED' && (
        <div className="max-w-120">
          <OfferedSalaryFields
            profile={{ income: counter.income, hopeSalary: null }}
            draft={begun}
            change={(part) => change({ ...begun, ...part })}
            problems={problems}
          />
        </div>
      )}
      <TextArea
        label="후보자에게 한마디"
        hint="없어도 괜찮아요"
        helper="전화번호나 메일 주소는 가려서 전해요"
        lines={2}
        limit={COUNTER.noteLimit}
        atLimit={limitMessage(COUNTER.noteLimit)}
        value={note}
        onValueChange={setNote}
        className="max-w-120"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          kind={answer === 'TAKEN_BACK' ? 'danger' : 'filled'}
          busy={call.busy && busy}
        >
          {send}
        </Button>
        <TextLink className="px-2.5 decoration-transparent" disabled={call.busy} onClick={onBack}>
          다시 고르기
        </TextLink>
      </div>
    </form>
  )
}

const words: Readonly<Record<CounterAnswer, { title: string; means: string; send: string; busy: string }>> = {
  RAISED: {
    title: '금액을 올려서 답하기',
    means: '올린 금액으로 바로 바뀌고 후보자에게 알려요. 한 번 답하면 바꿀 수 없어요.',
    send: '올려서 답하기',
    busy: '보내는 중',
  },
  KEPT: {
    title: '그대로 두고 답하기',
    means: '후보자는 기한까지 지금 금액으로 고를 수 있어요. 한 번 답하면 바꿀 수 없어요.',
    send: '그대로 두기',
    busy: '보내는 중',
  },
  TAKEN_BACK: {
    title: '제안 거두기',
    means: `제안이 바로 끝나고 후보자에게 알려요. 이 분께는 ${SENDING.cooldownDays}일 동안 다시 제안할 수 없어요.`,
    send: '제안 거두기',
    busy: '거두는 중',
  },
}
