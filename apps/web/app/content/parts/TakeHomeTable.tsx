import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { TABLE_SALARIES, takeHome } from '@coffeeattack/domain/salary/take-home'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { facts } from '../facts.ts'
import takeHomeCss from './take-home.css?inline'

/** The monthly net pay by salary, in won. */
export function TakeHomeTable() {
  return (
    <>
      <PageStyle name="content-take-home" css={import.meta.env.SSR ? takeHomeCss : ''} />
      <table className="take-home tnum">
        <caption>연봉별 한 달 실수령액 어림값 ({facts.ratesYear}년, 단위 원)</caption>
        <thead>
          <tr>
            <th scope="col">연봉</th>
            <th scope="col">보험료</th>
            <th scope="col">세금</th>
            <th scope="col">실수령액</th>
          </tr>
        </thead>
        <tbody>
          {TABLE_SALARIES.map((salary) => {
            const { pension, health, care, employment, incomeTax, localTax, net } = takeHome(salary)
            return (
              <tr key={salary}>
                <th scope="row">{moneyText(salary)}</th>
                <td>{groupDigits(pension + health + care + employment)}</td>
                <td>{groupDigits(incomeTax + localTax)}</td>
                <td>{groupDigits(net)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
