import { ASSUMED } from '@coffeeattack/domain/salary/take-home'
import { groupDigits, moneyText, WON_PER_MANWON } from '@coffeeattack/domain/salary/format'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import barsCss from './bars.css?inline'

const contract = 5_000
const lastYear = 4_600
const bonus = 300
const meals = (ASSUMED.untaxedMeals / WON_PER_MANWON) * 12

const bars = [
  {
    name: '계약 연봉',
    parts: [
      { kind: 'pay', size: contract - meals },
      { kind: 'meals', size: meals },
    ],
  },
  {
    name: '과세 소득',
    parts: [
      { kind: 'pay', size: contract - meals },
      { kind: 'bonus', size: bonus },
    ],
  },
  { name: '보험 보수', parts: [{ kind: 'pay', size: lastYear - meals }] },
]
const legend = { pay: '매달 받는 급여', meals: '비과세 식대', bonus: '성과급' }
const total = (parts: readonly { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0)
const longest = Math.max(...bars.map(({ parts }) => total(parts)))

/** One person's year measured three ways, on one scale from zero. */
export function NestedPay() {
  return (
    <>
      <PageStyle name="content-bars" css={import.meta.env.SSR ? barsCss : ''} />
      <figure className="pays">
        <dl>
          {bars.map(({ name, parts }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tnum">{moneyText(total(parts))}</dd>
              <dd className="pay-bar" aria-hidden="true">
                {parts.map(({ kind, size }) => (
                  <i
                    key={kind}
                    className={kind}
                    style={{ width: `${((size / longest) * 100).toFixed(2)}%` }}
                  />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="legend">
          {Object.entries(legend).map(([kind, name]) => (
            <li key={kind}>
              <i className={kind} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
        <figcaption>
          계약 연봉 {groupDigits(contract)}만 원(식대 {groupDigits(meals)}만 원 포함), 성과급 {bonus}만 원,
          지난해 연봉 {groupDigits(lastYear)}만 원인 사람의 보기예요. 보험 보수에는 아직 올해 인상이 반영되지
          않았어요.
        </figcaption>
      </figure>
    </>
  )
}
