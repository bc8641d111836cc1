import { moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { takeHome } from '@coffeeattack/domain/salary/take-home'
import { PayBars } from './PayBars.tsx'

const SALARIES = [4_000, 6_000, 8_000, 10_000, 12_000]
const legend = { net: '실수령액', insurance: '보험료', tax: '세금' }

const bars = SALARIES.map((salary) => {
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

/** How a month's pay is shared out. */
export function TakeHomeBars() {
  return <PayBars bars={bars} legend={legend} />
}
