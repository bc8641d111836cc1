import { PAY, stockKinds, stockNames } from '@coffeeattack/domain/offers/whole-pay'
import { requiredItems } from '@coffeeattack/domain/pacts/items'
import { payWays, TERMS, type Terms, type TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, useId } from 'react'
import { payWayNames, probationText } from '../compare.ts'
import { WordsField } from './WordsField.tsx'

type Change<Part> = (part: Partial<Part>) => void

type ConditionFieldsProps = {
  terms: Terms
  /** The version before, whose differences are marked. */
  before: Terms | undefined
  change: Change<Terms>
  problems: Readonly<Partial<Record<keyof Terms, string>>>
}

/** The conditions that 근로기준법 §17 wants in writing, and what else can be settled (PACT-1). */
export function ConditionFields({ terms, before, change, problems }: ConditionFieldsProps) {
  const isNew = (name: keyof Terms) =>
    before !== undefined && JSON.stringify(before[name]) !== JSON.stringify(terms[name])
  return (
    <>
      <Field label="시작일" isNew={isNew('startsOn')}>
        <TextField
          dense
          hideLabel
          type="date"
          label="시작일"
          name="startsOn"
          value={terms.startsOn ?? ''}
          aria-invalid={terms.startsOn === null || problems.startsOn !== undefined || undefined}
          error={problems.startsOn}
          onValueChange={(day) => change({ startsOn: day || null })}
        />
      </Field>
      <Words name="work" {...{ terms, change }} isNew={isNew('work')} isNeeded />
      <SharedFields terms={terms} change={change} isNew={isNew} isNeeded />
      <Field label="식대" isNew={isNew('mealsMonthly')}>
        <MoneyField
          dense
          hideLabel
          label="식대, 한 달"
          name="mealsMonthly"
          unit="만 원 / 월"
          placeholder="없음"
          value={terms.mealsMonthly === null ? '' : String(terms.mealsMonthly)}
          format={salaryAsTyped}
          error={problems.mealsMonthly}
          onValueChange={(text) => change({ mealsMonthly: readSalary(text) })}
        />
      </Field>
      {terms.stock && <StockField stock={terms.stock} change={change} />}
    </>
  )
}

type SharedFieldsProps = {
  terms: TermsTemplate
  change: Change<TermsTemplate>
  isNew?: (name: keyof TermsTemplate) => boolean
  /** What is empty cannot be sent. */
  isNeeded?: boolean
}

/** The conditions that are alike for many people: a draft's, and a company's template. */
export function SharedFields({ terms, change, isNew, isNeeded = false }: SharedFieldsProps) {
  return (
    <>
      {(['place', 'hours', 'rest', 'holidays', 'leave'] as const).map((name) => (
        <Words key={name} {...{ name, terms, change, isNeeded }} isNew={isNew?.(name)} />
      ))}
      <Field label="급여일" isNew={isNew?.('payDay') || isNew?.('payWay')}>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-1.5">
          <SelectField
            dense
            hideLabel
            label="급여일"
            name="payDay"
            value={terms.payDay ?? ''}
            aria-invalid={(isNeeded && terms.payDay === null) || undefined}
            onChange={({ currentTarget: { value } }) =>
              change({ payDay: value === '' ? null : Number(value) })
            }
          >
            <option value="">매달 며칠인가요?</option>
            <Options of={days.map((day) => [day, day === 31 ? '매달 말일' : `매달 ${day}일`])} />
          </SelectField>
          <SelectField
            dense
            hideLabel
            label="주는 방법"
            value={terms.payWay}
            onChange={({ currentTarget: { value } }) =>
              change({ payWay: payWays.find((way) => way === value) ?? 'TRANSFER' })
            }
          >
            <Options of={payWays.map((way) => [way, payWayNames[way]])} />
          </SelectField>
        </div>
      </Field>
      <ProbationField {...{ terms, change }} isNew={isNew?.('probation')} />
      <div className="lg:col-span-2">
        <Words name="other" {...{ terms, change }} isNew={isNew?.('other')} />
      </div>
    </>
  )
}

const days = Array.from({ length: TERMS.payDay.max }, (_, index) => index + TERMS.payDay.min)
const months = Array.from(
  { length: TERMS.probationMonths.max },
  (_, index) => index + TERMS.probationMonths.min,
)
const { min: lowest, max: highest } = TERMS.probationPercent
const percents = Array.from({ length: highest - lowest + 1 }, (_, index) => highest - index)

/** The pay may be lower for three months at most. */
const MOST_LOWERED = 3

function ProbationField({
  terms,
  change,
  isNew,
}: Pick<SharedFieldsProps, 'terms' | 'change'> & { isNew: boolean | undefined }) {
  const { probation } = terms
  return (
    <Field label="수습" isNew={isNew}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-1.5">
        <SelectField
          dense
          hideLabel
          label="수습 기간"
          name="probation"
          value={probation?.months ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const long = Number(value)
            const payPercent = long > MOST_LOWERED ? highest : (probation?.payPercent ?? highest)
            change({ probation: value === '' ? null : { months: long, payPercent } })
          }}
        >
          <option value="">{probationText(null)}</option>
          <Options of={months.map((month) => [month, `${month}개월`])} />
        </SelectField>
        {probation && (
          <SelectField
            dense
            hideLabel
            label="수습 급여"
            value={probation.payPercent}
            disabled={probation.months > MOST_LOWERED}
            onChange={({ currentTarget: { value } }) =>
              change({ probation: { ...probation, payPercent: Number(value) } })
            }
          >
            <Options of={percents.map((percent) => [percent, `급여 ${percent}%`])} />
          </SelectField>
        )}
      </div>
    </Field>
  )
}

function StockField({ stock, change }: { stock: NonNullable<Terms['stock']>; change: Change<Terms> }) {
  const years = Array.from({ length: PAY.vesting.max }, (_, index) => index + PAY.vesting.min)
  return (
    <Field label="주식" isNew={false}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-1.5">
        <SelectField
          dense
          hideLabel
          label="주식의 종류"
          value={stock.kind}
          onChange={({ currentTarget: { value } }) =>
            change({ stock: { ...stock, kind: stockKinds.find((kind) => kind === value) ?? stock.kind } })
          }
        >
          <Options of={stockKinds.map((kind) => [kind, stockNames[kind]])} />
        </SelectField>
        <SelectField
          dense
          hideLabel
          label="몇 년에 걸쳐 받나요?"
          value={stock.years}
          onChange={({ currentTarget: { value } }) => change({ stock: { ...stock, years: Number(value) } })}
        >
          <Options of={years.map((year) => [year, `${year}년에 걸쳐`])} />
        </SelectField>
      </div>
    </Field>
  )
}

const placeholders: Readonly<Record<string, string>> = {
  hours: '예: 주 40시간, 10~12시 출근',
  rest: '예: 근로시간 도중에 1시간',
  holidays: '예: 토·일, 공휴일',
  leave: '예: 근로기준법 제60조대로',
}

type WordsName = 'place' | 'work' | 'hours' | 'rest' | 'holidays' | 'leave' | 'other'

type WordsProps<Part extends Partial<Record<WordsName, string>>> = {
  name: keyof Part & WordsName
  terms: Part
  change: (part: Partial<Part>) => void
  isNew: boolean | undefined
  isNeeded?: boolean
}

function Words<Part extends Partial<Record<WordsName, string>>>(props: WordsProps<Part>) {
  const { name, terms, change, isNew, isNeeded = false } = props
  const item = requiredItems.find((one) => one.name === name)
  const label = item?.label ?? '그 밖의 것'
  const value = terms[name] ?? ''
  const isEmpty = value.trim() === ''
  return (
    <Field label={label} isNew={isNew}>
      <WordsField
        hideLabel
        label={label}
        name={name}
        value={value}
        limit={name === 'other' ? TERMS.otherLimit : TERMS.textLimit}
        placeholder={(isNeeded ? item?.ask : placeholders[name]) ?? '예: 교육비 한 해 200만 원'}
        isMissing={isNeeded && item !== undefined && isEmpty}
        onChange={(text) => change({ [name]: text } as unknown as Partial<Part>)}
      />
    </Field>
  )
}

/** A label beside its field; what differs from the version before says so. */
function Field({
  label,
  isNew,
  children,
}: {
  label: string
  isNew: boolean | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-2">
      <p className="pt-3 text-label leading-normal text-ink-3 lg:pt-2.5">
        <span id={id}>{label}</span>
        {isNew && <span className="block text-caption font-semibold text-ink">바꿨어요</span>}
      </p>
      {children}
    </fieldset>
  )
}
