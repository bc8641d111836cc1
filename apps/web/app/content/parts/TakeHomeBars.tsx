import { moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { takeHome } from '@coffeeattack/domain/salary/take-home'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import barsCss from './bars.css?inline'

const SALARIES = [4_000, 6_000, 8_000, 10_000, 12_000]
const longest = takeHome(Math.max(...SALARIES)).gross
const legend = { net: '실수령액', insurance: '보험료', tax: '세금' }

/** How a month's pay is shared out, on one scale from zero. */
export function TakeHomeBars() {
  return (
    <>
      <PageStyle name="content-bars" css={import.meta.env.SSR ? barsCss : ''} />
      <figure className="pays">
        <dl>
          {SALARIES.map((salary) => {
            const { gross, incomeTax, localTax, net } = takeHome(salary)
            const tax = incomeTax + localTax
            const parts = { net, insurance: gross - net - tax, tax }
            return (
              <div key={salary}>
                <dt>연봉 {moneyText(salary)}</dt>
                <dd className="tnum">월 {moneyText(Math.floor(net / WON_PER_MANWON))}</dd>
                <dd className="pay-bar" aria-hidden="true">
                  {Object.entries(parts).map(([kind, size]) => (
                    <i
                      key={kind}
                      className={kind}
                      style={{ width: `${((size / longest) * 100).toFixed(2)}%` }}
                    />
                  ))}
                </dd>
              </div>
            )
          })}
        </dl>
        <ul className="legend">
          {Object.entries(legend).map(([kind, name]) => (
            <li key={kind}>
              <i className={kind} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </figure>
    </>
  )
}
