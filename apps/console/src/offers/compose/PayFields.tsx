import { firstYearText } from '@coffeeattack/domain/offers/pay-words.ko'
import {
  noParts,
  PAY,
  type PayProblems,
  reversedPay,
  stockKinds,
  stockNames,
} from '@coffeeattack/domain/offers/whole-pay'
import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { emptyPay, isNamed, partsIn, type PayDraft, soundParts } from './pay-draft.ts'

type PayFieldsProps = {
  pay: PayDraft
  /** The base salary range of the same offer. */
  range: { salaryMin: number | null; salaryMax: number | null }
  problems: PayProblems
  onChange: (pay: PayDraft) => void
  /** A prefix of the field names: `items.0.`. */
  path?: string
}

/** Pay besides the base salary, folded into one line until it is wanted (OFR-15). */
export function PayFields({ pay, range, problems: given, onChange, path = '' }: PayFieldsProps) {
  const problems = { ...reversedPay(partsIn(pay) ?? noParts), ...given }
  const [isAsked, setAsked] = useState(false)
  const first = firstYearText({ ...range, pay: soundParts(pay) })

  function drop() {
    onChange(emptyPay)
    setAsked(false)
  }
  // Prefilling from a position can add parts at any time.
  if (!isAsked && !isNamed(pay)) {
    return (
      <TextLink className="-my-3 gap-1 justify-self-start" onClick={() => setAsked(true)}>
        <Plus size={16} />
        성과급, 사이닝 보너스, 주식도 제안하기
      </TextLink>
    )
  }
  return (
    <fieldset className="grid gap-4 rounded-option px-4 pt-3 pb-4 inset-ring inset-ring-line-2">
      <legend className="sr-only">연봉 말고 더 제안하는 것</legend>
      <div className="-mb-3 flex items-center justify-between gap-3">
        <p className="text-label font-medium text-ink-2">연봉 말고 더 제안하는 것</p>
        <TextLink size="sm" onClick={drop}>
          모두 빼기
        </TextLink>
      </div>
      <AmountRange part="bonus" legend="성과급, 해마다" {...{ pay, problems, onChange, path }} />
      <MoneyField
        label="사이닝 보너스, 첫해 한 번"
        name={`${path}signing`}
        value={pay.signing}
        format={salaryAsTyped}
        onValueChange={(signing) => onChange({ ...pay, signing })}
        error={problems.signing}
      />
      <StockFields {...{ pay, problems, onChange, path }} />
      <output className="block text-label text-ink-2 tnum empty:hidden">
        {first && `연봉까지 더하면 첫해에 모두 ${first}이에요.`}
      </output>
    </fieldset>
  )
}

type PartProps = Required<Omit<PayFieldsProps, 'range'>>

function StockFields({ pay, problems, onChange, path }: PartProps) {
  const years = Array.from({ length: PAY.vesting.max }, (_, index) => String(PAY.vesting.min + index))
  return (
    <div className="grid gap-2.5">
      <AmountRange part="stock" legend="주식, 모두 합한 값" {...{ pay, problems, onChange, path }} />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label="주식의 종류"
          hideLabel
          value={pay.stockKind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...pay, stockKind: stockKinds.find((kind) => kind === value) ?? pay.stockKind })
          }
        >
          <Options of={stockKinds.map((kind) => [kind, stockNames[kind]])} />
        </SelectField>
        <SelectField
          label="몇 년에 걸쳐 받나요?"
          hideLabel
          name={`${path}stockYears`}
          value={pay.stockYears}
          onChange={(event) => onChange({ ...pay, stockYears: event.currentTarget.value })}
          error={problems.stockYears}
        >
          <Options of={years.map((year) => [year, `${year}년에 걸쳐`])} />
        </SelectField>
      </div>
      <p className="text-caption text-ink-3">
        후보자에게는 회사가 어림한 값이고 약속한 금액이 아니라고 알려요.
      </p>
    </div>
  )
}

const ends = { Min: '최소', Max: '최대' } as const

/** A minimum and a maximum. */
function AmountRange({
  part,
  legend,
  pay,
  problems,
  onChange,
  path,
}: PartProps & { part: 'bonus' | 'stock'; legend: string }) {
  const problem = problems[`${part}Min`] ?? problems[`${part}Max`]
  const field = (end: keyof typeof ends) => (
    <MoneyField
      label={`${legend}, ${ends[end]}`}
      hideLabel
      name={`${path}${part}${end}`}
      value={pay[`${part}${end}`]}
      format={salaryAsTyped}
      onValueChange={(text) => onChange({ ...pay, [`${part}${end}`]: text })}
      aria-invalid={problems[`${part}${end}`] ? true : undefined}
    />
  )
  return (
    <fieldset>
      <legend className="mb-2 text-label font-medium text-ink-2">{legend}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field('Min')}
        <span aria-hidden="true" className="text-ink-3">
          ~
        </span>
        {field('Max')}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-caption font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
