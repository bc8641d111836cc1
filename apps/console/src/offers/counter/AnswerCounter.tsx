import {
  COUNTER,
  type CounterAnswer,
  counterAnswers,
  raiseProblems,
} from '@coffeeattack/domain/offers/counter'
import type { SalaryProblems } from '@coffeeattack/domain/offers/salary-range'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { fieldsOf } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { type Draft, Restored, useDraft } from '../../drafts/use-draft.tsx'
import { salariesOf } from '../compose/draft.ts'
import { OfferedSalaryFields } from '../compose/OfferedSalaryFields.tsx'
import type { SentCounter, SentOffer } from '../sent/queries.ts'
import { refreshSent } from '../undo.tsx'

type AnswerCounterProps = { offer: SentOffer; counter: SentCounter }

/** The draft of an answer. The salaries are used for a raise only. */
type Begun = { answer: CounterAnswer; salaryMin: string; salaryMax: string; note: string }

const blank: Begun = { answer: 'KEPT', salaryMin: '', salaryMax: '', note: '' }

function begunIn(kept: unknown): Begun | null {
  const begun = fieldsLike(kept, blank)
  const answer = counterAnswers.find((each) => each === begun?.answer)
  return begun && answer ? { ...begun, answer } : null
}

/** The four answers to a counter-offer. The chosen one opens in place; it can be given only once (OFR-16). */
export function AnswerCounter({ offer, counter }: AnswerCounterProps) {
  const draft = useDraft<Begun | null>({ place: `counter:${offer.id}`, empty: null, read: begunIn })
  const begun = draft.value
  const begin = (answer: CounterAnswer) => draft.write({ ...blank, answer })
  const raiseTo = (top: string) =>
    draft.write({
      ...blank,
      answer: 'RAISED',
      salaryMin: groupDigits(counter.was.salaryMin),
      salaryMax: top,
    })
  if (begun) return <AnswerForm offer={offer} counter={counter} draft={draft} begun={begun} />
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

type AnswerOptions = { onProblems: (problems: SalaryProblems) => void; onDone: () => void }

function useAnswer(id: string, { onProblems, onDone }: AnswerOptions) {
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
        // The candidate, a colleague or the deadline was faster; the reloaded list shows the result.
        toast('그사이 바뀐 제안이에요. 다시 불러왔어요')
        await refreshSent()
        return true
      },
      async onDone() {
        onDone()
        toast('답을 보냈어요', { kind: 'done' })
        await refreshSent()
      },
    },
  )
}

type AnswerFormProps = AnswerCounterProps & { draft: Draft<Begun | null>; begun: Begun }

function AnswerForm({ offer, counter, draft, begun }: AnswerFormProps) {
  const [problems, setProblems] = useState<SalaryProblems>({})
  const { place, showWrong } = useWrongField<HTMLFormElement>()
  const call = useAnswer(offer.id, { onProblems: complain, onDone: draft.forget })
  const { answer, note } = begun
  const { title, means, send, busy } = words[answer]

  function change(part: Partial<Begun>) {
    draft.write((was) => ({ ...(was ?? begun), ...part }))
  }
  function complain(found: SalaryProblems) {
    setProblems(found)
    showWrong(found)
  }
  function submit() {
    const range = answer === 'RAISED' ? salariesOf(begun) : { salaryMin: null, salaryMax: null }
    const found = answer === 'RAISED' ? raiseProblems(range, counter.was) : {}
    complain(found)
    if (Object.keys(found).length === 0) void call.run({ answer, ...range, note })
  }
  return (
    <form
      ref={place}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-4 flex flex-col gap-3 border-t border-line-2 pt-4"
    >
      <Restored draft={draft} className="-my-3" />
      <p>
        <b className="font-semibold">{title}</b>
        <span className="block text-label text-ink-3">{means}</span>
      </p>
      {answer === 'RAISED' && (
        <div className="max-w-120">
          <OfferedSalaryFields
            profile={{ income: counter.income, incomeOrigin: offer.incomeOrigin, hopeSalary: null }}
            draft={begun}
            change={change}
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
        onValueChange={(text) => change({ note: text })}
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
        <TextLink className="px-2.5 decoration-transparent" disabled={call.busy} onClick={draft.forget}>
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
