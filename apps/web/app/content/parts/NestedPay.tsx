import { groupDigits, moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { ASSUMED } from '@coffeeattack/domain/salary/take-home'
import { PayBars } from './PayBars.tsx'

const contract = 5_000
const lastYear = 4_600
const bonus = 300
const meals = (ASSUMED.untaxedMeals / WON_PER_MANWON) * 12

const bars = [
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
const legend = { pay: '매달 받는 급여', meals: '비과세 식대', bonus: '성과급' }

/** One person's year measured three ways. */
export function NestedPay() {
  return (
    <PayBars bars={bars} legend={legend}>
      <figcaption>
        계약 연봉 {groupDigits(contract)}만 원(식대 {groupDigits(meals)}만 원 포함), 성과급 {bonus}만 원,
        지난해 연봉 {groupDigits(lastYear)}만 원인 사람의 보기예요. 보험 보수에는 아직 올해 인상이 반영되지
        않았어요.
      </figcaption>
    </PayBars>
  )
}
