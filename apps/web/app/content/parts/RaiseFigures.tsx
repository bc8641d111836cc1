import { groupDigits, manwonFromWon } from '@coffeeattack/domain/salary/format'
import { takeHome } from '@coffeeattack/domain/salary/take-home'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import raisesCss from './raises.css?inline'

const raises = [
  { from: 4_000, to: 5_000 },
  { from: 5_000, to: 6_000 },
  { from: 8_000, to: 9_000 },
]

/** What a raise of the same size leaves in a month, at three salaries. */
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
