import { groupDigits, moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { ASSUMED, takeHome } from '@coffeeattack/domain/salary/take-home'
import type { ReactNode } from 'react'

type Bar = { name: string; figure: string; parts: readonly { kind: string; size: number }[] }

type PayBarsProps = {
  bars: readonly Bar[]
  /** The legend of the parts. */
  legend: Readonly<Record<string, string>>
  children?: ReactNode
}

const [solid, grey, hatched] = [
  'bg-primary',
  'bg-line-field',
  'bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_2px,transparent_2px_6px)] inset-ring inset-ring-line-field',
]
/** What is paid, what is paid once or kept back, and what is not taxed or is tax. */
const looks: Readonly<Record<string, string>> = {
  pay: solid,
  net: solid,
  bonus: grey,
  insurance: grey,
  meals: hatched,
  tax: hatched,
}

const total = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0)

/** Pay by parts, all bars on one scale from zero. */
export function PayBars({ bars, legend, children }: PayBarsProps) {
  const longest = Math.max(...bars.map(total))
  return (
    <figure className="rounded-card bg-surface-2 p-5">
      <dl>
        {bars.map(({ name, figure, parts }) => (
          <div key={name} className="flex flex-wrap justify-between text-[.9375rem] not-first:mt-3.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-bold text-ink tnum">{figure}</dd>
            <dd aria-hidden="true" className="mt-[5px] flex h-4 w-full gap-0.5">
              {parts.map(({ kind, size }) => (
                <i
                  key={kind}
                  className={`rounded-[3px] first:rounded-l-[6px] last:rounded-r-[6px] ${looks[kind]}`}
                  style={{ width: `${((size / longest) * 100).toFixed(2)}%` }}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-[.8125rem] text-ink-3">
        {Object.entries(legend).map(([kind, name]) => (
          <li key={kind} className="flex items-center gap-1.5">
            <i aria-hidden="true" className={`h-2.5 w-3.5 rounded-[3px] ${looks[kind]}`} />
            {name}
          </li>
        ))}
      </ul>
      {children}
    </figure>
  )
}

const contract = 5_000
const lastYear = 4_600
const bonus = 300
const meals = (ASSUMED.untaxedMeals / WON_PER_MANWON) * 12

const facesBars = [
  {
    name: '계약 연봉',
    figure: moneyText(contract),
    parts: [
      { kind: 'pay', size: contract - meals },
      { kind: 'meals', size: meals },
    ],
  },
  {
    name: '과세 소득',
    figure: moneyText(contract - meals + bonus),
    parts: [
      { kind: 'pay', size: contract - meals },
      { kind: 'bonus', size: bonus },
    ],
  },
  {
    name: '보험 보수',
    figure: moneyText(lastYear - meals),
    parts: [{ kind: 'pay', size: lastYear - meals }],
  },
]
const facesLegend = { pay: '매달 받는 급여', meals: '비과세 식대', bonus: '성과급' }

/** One person's yearly income under three definitions. */
export function NestedPay() {
  return (
    <PayBars bars={facesBars} legend={facesLegend}>
      <figcaption>
        계약 연봉 {groupDigits(contract)}만 원(식대 {groupDigits(meals)}만 원 포함), 성과급 {bonus}만 원,
        지난해 연봉 {groupDigits(lastYear)}만 원인 사람의 보기예요. 보험 보수에는 아직 올해 인상이 반영되지
        않았어요.
      </figcaption>
    </PayBars>
  )
}

const SALARIES = [4_000, 6_000, 8_000, 10_000, 12_000]
const takeHomeLegend = { net: '실수령액', insurance: '보험료', tax: '세금' }

const takeHomeBars = SALARIES.map((salary) => {
  const { gross, incomeTax, localTax, net } = takeHome(salary)
  const tax = incomeTax + localTax
  return {
    name: `연봉 ${moneyText(salary)}`,
    figure: `월 ${moneyText(Math.floor(net / WON_PER_MANWON))}`,
    parts: [
      { kind: 'net', size: net },
      { kind: 'insurance', size: gross - net - tax },
      { kind: 'tax', size: tax },
    ],
  }
})

/** The deductions from a month's pay. */
export function TakeHomeBars() {
  return <PayBars bars={takeHomeBars} legend={takeHomeLegend} />
}
