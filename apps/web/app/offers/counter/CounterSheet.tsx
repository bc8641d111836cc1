import { COUNTER, counterNoteProblem, counterProblem } from '@coffeeattack/domain/offers/counter'
import { increaseRate, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import type { IncomeWord } from '@coffeeattack/domain/salary/counted-income'
import { groupDigits, moneyText, rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { readSalary, SALARY, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { OriginLine, useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { tellOtherTabs } from '../answered-elsewhere.ts'
import type { AnswerProps } from '../answers/answer-props.ts'
import { type Offer, offersChanged } from '../offer-query.ts'
import { isDecidedElsewhere, offerQuery } from '../queries.ts'

/** '이 금액이면 만날게요', sent once (OFR-16). Retries create only one. */
function useCounter({ offer, onOpenChange }: AnswerProps) {
  const { id } = offer
  return useForm({
    first: { amount: '', note: '' },
    rules: { amount: (typed) => counterProblem(readSalary(typed), offer), note: counterNoteProblem },
    send: ({ amount, note }, key) =>
      api('POST /users/offers/counter/:id', {
        params: { id },
        body: { amount: readSalary(amount) ?? 0, note },
        idempotencyKey: key,
      }),
    async onFailed(failure) {
      const isOver = await isDecidedElsewhere(id, failure)
      if (isApiError(failure) && failure.status === 409) onOpenChange(false)
      return isOver
    },
    async onDone(countered) {
      queries.setQueryData(offerQuery(id).queryKey, countered)
      tellOtherTabs()
      await offersChanged()
      onOpenChange(false)
    },
  })
}

export default function CounterSheet(props: AnswerProps) {
  const { offer, open, onOpenChange } = props
  const form = useCounter(props)
  const formId = useId()
  const amount = readSalary(form.values.amount)
  const isAbove = counterProblem(amount, offer) === null
  const word = useIncomeWord(offer.incomeOrigin)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !form.busy) && onOpenChange(next)}
      title="얼마면 만나고 싶어요?"
      description="한 번만 말할 수 있어요. 이름은 알리지 않아요."
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={!isAbove}
          busy={form.busy && '전하는 중'}
          className="mt-1 tnum"
        >
          {amount !== null && isAbove ? moneyText(amount) : '이 금액'}이면 만날게요
        </Button>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col">
        <TextField
          {...form.field('amount')}
          label="만나고 싶은 연봉"
          hideLabel
          leading="연봉"
          unit="만 원"
          inputMode="numeric"
          autoComplete="off"
          format={salaryAsTyped}
          helper={meaning(amount, offer, word)}
          inputClassName="h-18 text-right text-money-32 tracking-snug"
          className="[&>p]:justify-end"
        />
        <AskedBar amount={isAbove ? amount : null} offer={offer} />
        <TextArea
          {...form.field('note')}
          label="회사에 남길 한마디"
          hideLabel
          placeholder={`왜 이 금액인지 한마디 더해도 좋아요 (${COUNTER.noteLimit}자까지)`}
          lines={2}
          limit={COUNTER.noteLimit}
          atLimit={limitMessage(COUNTER.noteLimit)}
          className="mt-4"
        />
        <p className="mt-3.5 flex items-start gap-1.5 text-caption leading-even text-ink-3">
          <Lock size={15} className="mt-0.5 shrink-0" />
          금액과 한마디만 전해요. 내 소득이 보이는 범위는 바뀌지 않아요.
        </p>
      </form>
    </Sheet>
  )
}

/** Explains the amount while it is typed: '제안보다 400만 원, 지금보다 38.5% 높아요'. */
function meaning(amount: number | null, offer: Offer, word: IncomeWord): string {
  const top = topSalary(offer) ?? 0
  if (amount === null || amount <= top) return `${moneyText(top)}보다 높게 적어 주세요`
  // The field goes no higher, so it says why a longer number became this one.
  if (amount >= SALARY.ceiling) return `${moneyText(SALARY.ceiling)}까지 적을 수 있어요`
  const more = `제안보다 ${moneyText(amount - top)}`
  const rate = increaseRate(offer.incomeBasis, { salaryMin: null, salaryMax: amount })
  return rate === null || rate <= 0 ? `${more} 높아요` : `${more}, ${word}보다 ${rateText(rate)} 높아요`
}

/** An outline beyond the offer, because it is not promised. Without a verified income there is no bar. */
function AskedBar({ amount, offer }: { amount: number | null; offer: Offer }) {
  const { incomeBasis: now, incomeOrigin, salaryMin } = offer
  const word = useIncomeWord(incomeOrigin)
  const top = topSalary(offer)
  if (now === null || top === null) return null
  const range = rangeText(salaryMin ?? top, top)
  const asked = amount === null ? '' : `, 내가 말할 금액 ${moneyText(amount)}`
  return (
    <div className="mt-4">
      <IncreaseBar
        now={now}
        min={salaryMin ?? top}
        max={top}
        asked={amount}
        label={`${word} ${moneyText(now)}, 제안 ${range}${asked}`}
        from={`${word} ${groupDigits(now)}`}
        to={
          <>
            제안 {range.replace(/만 원$/, '')}
            {amount !== null && (
              <>
                {' · 내 금액 '}
                <b className="font-semibold text-ink">{groupDigits(amount)}</b>
              </>
            )}
          </>
        }
      />
      <OriginLine origin={incomeOrigin} className="mt-1.5 text-caption text-ink-3" />
    </div>
  )
}
