import { groupDigits, manwonFromWon, moneyText } from '@coffeeattack/domain/salary/format'
import { takeHome } from '@coffeeattack/domain/salary/take-home'

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

const row = 'mt-2 flex justify-between gap-1.5 leading-[1.45]'
const figure = 'font-semibold text-ink'

/** The offer with the lower salary is worth more. */
export function OfferWorth() {
  return (
    <figure className="rounded-card bg-surface-2 px-4 py-5">
      <div className="grid grid-cols-2 gap-2.5">
        {[plain, rich].map((offer) => (
          <div
            key={offer.name}
            className="torn-edge flex flex-col rounded-t-button-sm bg-surface px-3.5 pt-3.5 pb-5 text-[.875rem]"
          >
            <h3 className="text-[.9375rem] text-ink">{offer.name}</h3>
            <dl className="flex flex-1 flex-col tnum">
              <div className={row}>
                <dt>계약 연봉</dt>
                <dd className={figure}>{groupDigits(offer.salary)}</dd>
              </div>
              {offer.extras.map(({ what, how, worth }) => (
                <div key={what} className={row}>
                  <dt>
                    {what}
                    <span className="block text-[.75rem] text-ink-3">{how}</span>
                  </dt>
                  <dd className={figure}>{worth > 0 ? `+${groupDigits(worth)}` : '0'}</dd>
                </div>
              ))}
              <div className="mt-auto flex justify-between gap-1.5 pt-3 leading-[1.45] font-bold text-ink">
                <dt>1년 치</dt>
                <dd className="text-[1.125rem] font-semibold tracking-[-.03em]">{groupDigits(sum(offer))}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <figcaption className="px-1">
        단위 만 원. 연봉이 {moneyText(plain.salary - rich.salary)} 낮은 나 제안이 1년에{' '}
        <b className="whitespace-nowrap">{moneyText(sum(rich) - sum(plain))}</b> 더 커요.
      </figcaption>
    </figure>
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
    <figure>
      <ul className="grid gap-2.5">
        {raises.map(({ from, to }) => {
          const [before, after] = [takeHome(from), takeHome(to)]
          const [gross, net] = [after.gross - before.gross, after.net - before.net]
          return (
            <li
              key={from}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 rounded-option bg-surface-2 px-4.5 py-4 text-[.9375rem]"
            >
              <p className="tnum">
                연봉 {groupDigits(from)} → {groupDigits(to)}만 원
              </p>
              <p className="text-[1.375rem] font-bold tracking-[-.035em] text-rise tnum">
                월 +{manwonFromWon(net)}
                <small className="ml-0.5 text-[.6em] tracking-[-.02em] text-rise-text">만 원</small>
              </p>
              <span aria-hidden="true" className="col-span-full h-2.5 overflow-hidden rounded-[5px] bg-track">
                <i
                  className="block h-full bg-rise"
                  style={{ width: `${((net / gross) * 100).toFixed(1)}%` }}
                />
              </span>
              <p className="col-span-full text-[.8125rem] text-ink-3 tnum">
                세금과 보험료로 월 {manwonFromWon(gross - net)}만 원
              </p>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
