import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { TABLE_SALARIES, takeHome } from '@coffeeattack/domain/salary/take-home'
import { facts } from '../facts.ts'

const cell = 'py-[9px] pr-0 pl-1.5 text-right tracking-[-.02em] whitespace-nowrap first:pl-0 first:text-left'

/** The monthly net pay by salary, in won. */
export function TakeHomeTable() {
  return (
    <table className="text-[.875rem] tnum">
      <caption className="pb-2 text-left text-[.8125rem] text-ink-3">
        연봉별 한 달 실수령액 어림값 ({facts.ratesYear}년, 단위 원)
      </caption>
      <thead>
        <tr>
          {['연봉', '보험료', '세금', '실수령액'].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TABLE_SALARIES.map((salary) => {
          const { pension, health, care, employment, incomeTax, localTax, net } = takeHome(salary)
          return (
            <tr key={salary}>
              <th scope="row" className={`${cell} font-medium text-ink-2`}>
                {moneyText(salary)}
              </th>
              <td className={cell}>{groupDigits(pension + health + care + employment)}</td>
              <td className={cell}>{groupDigits(incomeTax + localTax)}</td>
              <td className={`${cell} font-bold text-ink`}>{groupDigits(net)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
