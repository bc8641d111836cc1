import { moneyText } from '@coffeeattack/domain/salary/format'
import { SlipRow } from '@coffeeattack/ui/Slip'
import type { Offer } from '../offer-query.ts'

const answers = { RAISED: '올려서 답했어요', KEPT: '그대로 답했어요', TAKEN_BACK: '거둬들였어요' } as const

/** The counter-offer to an answered or expired offer, and the company's answer. */
export function CounterRow({ counter }: { counter: Offer['counter'] }) {
  if (!counter) return null
  return (
    <SlipRow label="내가 말한 금액">
      {moneyText(counter.amount)}
      <span className="block text-caption font-normal text-ink-3">
        {counter.answer === null ? '회사의 답이 없었어요' : `회사가 ${answers[counter.answer]}`}
      </span>
    </SlipRow>
  )
}
