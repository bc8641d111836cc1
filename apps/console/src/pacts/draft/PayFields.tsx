import { type Range, sharesOfYear } from '@coffeeattack/domain/offers/whole-pay'
import { payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import { type Difference, differencesOf, type OfferedPay } from '@coffeeattack/domain/pacts/differences'
import { TERMS, type Terms } from '@coffeeattack/domain/pacts/terms'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { PayHead, PayRow } from '../PayRow.tsx'
import { SumRow } from '../TermsSheet.tsx'
import { WordsField } from './WordsField.tsx'

type PayFieldsProps = {
  terms: Terms
  offered: OfferedPay
  who: string
  change: (part: Partial<Terms>) => void
  problems: Readonly<Partial<Record<keyof Terms, string>>>
}

/** The pay, figure by figure beside the offer's. A lower one asks for its reason (PACT-2). */
export function PayFields({ terms, offered, who, change, problems }: PayFieldsProps) {
  const stockKind = (terms.stock ?? offered.pay.stock)?.kind ?? null
  return (
    <>
      <PayHead />
      {differencesOf(terms, offered).map((difference) => {
        const { kind } = difference
        const problem = problems[kind]
        return (
          <PayRow
            key={kind}
            {...{ difference, terms, stockKind }}
            reason={<ReasonField {...{ difference, terms, who, change }} />}
          >
            <div className="group/amount">
              <Amount
                name={payName(kind, stockKind)}
                {...{ difference, terms, offered, change }}
                isWrong={problem !== undefined}
              />
              {problem && (
                <p className="mt-1 text-right text-caption font-medium text-danger group-focus-within/amount:hidden">
                  {problem}
                </p>
              )}
            </div>
          </PayRow>
        )
      })}
      <SumRow {...{ terms, offered }} />
    </>
  )
}

type AmountProps = {
  name: string
  difference: Difference
  terms: Terms
  offered: OfferedPay
  change: (part: Partial<Terms>) => void
  isWrong: boolean
}

function Amount({ name, difference: { kind }, terms, offered, change, isWrong }: AmountProps) {
  if (kind === 'base' || kind === 'signing') {
    const isMissing = kind === 'base' && terms.base === null
    return (
      <Figure
        label={`${name}, 합의`}
        field={kind}
        value={terms[kind]}
        isWrong={isWrong || isMissing}
        onChange={(value) => change({ [kind]: value })}
      />
    )
  }
  const { range, write } = kind === 'bonus' ? bonusOf(terms, change) : stockOf(terms, offered, change)
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1">
      <Figure
        label={`${name}, 합의 최소`}
        field={kind}
        value={range?.min || null}
        isWrong={isWrong}
        onChange={(min) => write({ min: min ?? 0, max: range?.max ?? 0 })}
      />
      <span aria-hidden="true" className="text-ink-3">
        ~
      </span>
      <Figure
        label={`${name}, 합의 최대`}
        field={`${kind}Max`}
        value={range?.max || null}
        isWrong={isWrong}
        onChange={(max) => write({ min: range?.min ?? 0, max: max ?? 0 })}
      />
    </div>
  )
}

const rangeOrNone = (range: Range): Range | null => (range.min === 0 && range.max === 0 ? null : range)

const bonusOf = (terms: Terms, change: AmountProps['change']) => ({
  range: terms.bonus,
  write: (range: Range) => change({ bonus: rangeOrNone(range) }),
})

/** Shares are written for one year and kept as a whole; an end that is not touched keeps what does not divide. */
function stockOf({ stock }: Terms, { pay }: OfferedPay, change: AmountProps['change']) {
  const year = stock && sharesOfYear(stock, 1)
  return {
    range: year,
    write(typed: Range) {
      if (!rangeOrNone(typed)) return change({ stock: null })
      const { kind, years } = stock ?? pay.stock ?? usualStock
      const whole = (end: 'min' | 'max') =>
        stock && typed[end] === year?.[end] ? stock[end] : typed[end] * years
      change({ stock: { kind, years, min: whole('min'), max: whole('max') } })
    },
  }
}

/** Four years is the usual vesting period of options. */
const usualStock = { kind: 'OPTION', years: 4 } as const

type FigureProps = {
  label: string
  field: string
  value: number | null
  isWrong: boolean
  onChange: (value: number | null) => void
}

const Figure = ({ label, field, value, isWrong, onChange }: FigureProps) => (
  <MoneyField
    dense
    hideLabel
    unit=""
    label={label}
    name={field}
    placeholder="없음"
    value={value === null ? '' : groupDigits(value)}
    format={salaryAsTyped}
    aria-invalid={isWrong || undefined}
    onValueChange={(text) => onChange(readSalary(text))}
  />
)

type ReasonFieldProps = Pick<AmountProps, 'difference' | 'terms' | 'change'> & { who: string }

function ReasonField({ difference: { kind }, terms, who, change }: ReasonFieldProps) {
  const reason = terms.reasons[kind] ?? ''
  return (
    <WordsField
      label="왜 적은지 알려 주세요"
      hint={`${who} 님이 금액보다 먼저 읽어요`}
      name={`reasons.${kind}`}
      value={reason}
      limit={TERMS.reasonLimit}
      placeholder="예: 올해 쓸 수 있는 예산이 정해져 있어요"
      error={reason.trim() === '' ? '제안보다 적으면 이유를 적어야 보낼 수 있어요' : undefined}
      onChange={(text) => change({ reasons: { ...terms.reasons, [kind]: text } })}
    />
  )
}
