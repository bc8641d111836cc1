import { paths } from '@coffeeattack/contract/pages'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { isFullYear, partText } from '@coffeeattack/domain/salary/full-year'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import type { Profile } from '../../profiles/profile-query.ts'
import { MoneyFigure } from '../salary/Figures.tsx'
import { HOME_YEARS, incomeSourceText } from '../salary/report.ts'

/** Separates unrelated sections. */
export function Band() {
  return <div aria-hidden="true" className="h-2.5 bg-canvas" />
}

const HEIGHT = 120
/** More columns would leave no room for their labels. */
const YEARS = 6

/** A column per verified year, the newest one dark. */
export function IncomeYears({ profile }: { profile: Profile }) {
  const years = profile.incomeItems.slice(-YEARS)
  if (years.length === 0) return null
  const most = Math.max(...years.map(({ income }) => income), 1)
  const note = homeNote(years)
  const columns = { gridTemplateColumns: `repeat(${years.length}, minmax(0, 4.5rem))` }
  return (
    <>
      <Band />
      <section aria-labelledby="income-years" className="px-5 lg:px-7 py-8">
        <div className="flex items-center justify-between gap-3">
          <h2 id="income-years" className="text-h2">
            해마다 확인된 소득
          </h2>
          <Tag kind="verified">{incomeSourceText[profile.salaryType]}</Tag>
        </div>
        <p className="mt-2.5">
          <MoneyFigure manwon={years.reduce((sum, { income }) => sum + income, 0)} size={40} />
        </p>
        <p className="mt-0.5 text-caption text-ink-3 tnum">{periodText(years)}</p>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
          role="img"
          aria-label={years.map((one) => `${partText(one)} ${moneyText(one.income)}`).join(', ')}
          className="mt-4 tnum"
        >
          <div className="grid h-41 items-end justify-center gap-2.5 border-b border-line-2" style={columns}>
            {years.map(({ year, income, months }) => (
              <span
                key={year}
                data-part={!isFullYear({ months }) || undefined}
                className="group flex flex-col items-center gap-1.5 text-fine leading-[1.2] text-ink-3 last:font-bold last:text-ink [&:last-child:not([data-part])>i]:bg-primary"
              >
                {groupDigits(income)}
                <i
                  className="block w-full rounded-t-tag bg-surface-3 group-data-part:border group-data-part:border-dashed group-data-part:border-line-field group-data-part:bg-transparent"
                  style={{ height: Math.max(2, (HEIGHT * income) / most) }}
                />
              </span>
            ))}
          </div>
          <div
            className="mt-1.5 grid justify-center gap-2.5 text-center text-fine text-ink-3"
            style={columns}
          >
            {years.map(({ year }) => (
              <span key={year}>{year}</span>
            ))}
          </div>
        </div>
        {note && <p className="mt-2.5 text-caption text-pretty text-ink-3">{note}</p>}
        <p className="mt-1">
          <Link to={paths.newProof({ kind: 'INCOME_AT_LEAST' })} className={textLinkLook}>
            증명서로 보여 주기
          </Link>
        </p>
      </section>
    </>
  )
}

/** The years behind a sum: '2018년부터 2023년까지 더한 금액이에요' */
function periodText(years: Profile['incomeItems']): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  return first === last ? `${last}년에 번 금액이에요` : `${first}년부터 ${last}년까지 더한 금액이에요`
}

/** Why the home page shows other years, or null when it shows the same. */
function homeNote(years: Profile['incomeItems']): string | null {
  const full = years.filter(isFullYear)
  if (full.length === 0) return '점선은 몇 달만 일한 해예요.'
  if (full.length < years.length) return '점선은 몇 달만 일한 해라 홈의 소득에는 넣지 않았어요.'
  return full.length > HOME_YEARS ? `홈에는 이 가운데 최근 ${HOME_YEARS}년만 보여요.` : null
}
