import { groupDigits, manwonFromWon, moneyText } from '@coffeeattack/domain/salary/format'
import { takeHome } from '@coffeeattack/domain/salary/take-home'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import raisesCss from './raises.css?inline'
import worthCss from './worth.css?inline'

type Offer = {
  name: string
  salary: number
  extras: readonly { what: string; how: string; worth: number }[]
}

/** Two offers, with everything converted into 만원 a year. */
const plain: Offer = {
  name: '가 제안',
  salary: 6_300,
  extras: [{ what: '식대', how: '연봉에 포함', worth: 0 }],
}
const rich: Offer = {
  name: '나 제안',
  salary: 6_000,
  extras: [
    { what: '식대', how: '월 20만 원 별도', worth: 20 * 12 },
    { what: '성과급', how: '지난해 실제 5%', worth: 6_000 * 0.05 },
    { what: '사이닝', how: '400만 원을 2년으로', worth: 400 / 2 },
  ],
}

const sum = ({ salary, extras }: Offer) => extras.reduce((all, { worth }) => all + worth, salary)

/** The offer with the lower salary is worth more. */
export function OfferWorth() {
  return (
    <>
      <PageStyle name="content-worth" css={import.meta.env.SSR ? worthCss : ''} />
      <figure className="worth">
        <div className="worth-bills">
          {[plain, rich].map((offer) => (
            <div key={offer.name} className="worth-bill torn-edge">
              <h3 className="worth-name">{offer.name}</h3>
              <dl className="tnum">
                <div>
                  <dt>계약 연봉</dt>
                  <dd>{groupDigits(offer.salary)}</dd>
                </div>
                {offer.extras.map(({ what, how, worth }) => (
                  <div key={what}>
                    <dt>
                      {what}
                      <span>{how}</span>
                    </dt>
                    <dd>{worth > 0 ? `+${groupDigits(worth)}` : '0'}</dd>
                  </div>
                ))}
                <div className="worth-sum">
                  <dt>1년 치</dt>
                  <dd>{groupDigits(sum(offer))}</dd>
                </div>
              </dl>
            </div>
          ))}
        </div>
        <figcaption>
          단위 만 원. 연봉이 {moneyText(plain.salary - rich.salary)} 낮은 나 제안이 1년에{' '}
          <b>{moneyText(sum(rich) - sum(plain))}</b> 더 커요.
        </figcaption>
      </figure>
    </>
  )
}

const raises = [
  { from: 4_000, to: 5_000 },
  { from: 5_000, to: 6_000 },
  { from: 8_000, to: 9_000 },
]

/** What a raise of the same size adds to a month's net pay, at three salaries. */
export function RaiseFigures() {
  return (
    <>
      <PageStyle name="content-raises" css={import.meta.env.SSR ? raisesCss : ''} />
      <figure className="raises">
        <ul>
          {raises.map(({ from, to }) => {
            const [before, after] = [takeHome(from), takeHome(to)]
            const [gross, net] = [after.gross - before.gross, after.net - before.net]
            return (
              <li key={from}>
                <p className="tnum">
                  연봉 {groupDigits(from)} → {groupDigits(to)}만 원
                </p>
                <p className="raise-net tnum">
                  월 +{manwonFromWon(net)}
                  <small>만 원</small>
                </p>
                <span className="raise-bar" aria-hidden="true">
                  <i style={{ width: `${((net / gross) * 100).toFixed(1)}%` }} />
                </span>
                <p className="raise-kept tnum">세금과 보험료로 월 {manwonFromWon(gross - net)}만 원</p>
              </li>
            )
          })}
        </ul>
      </figure>
    </>
  )
}
