import { incomeSourceText } from '@coffeeattack/domain/salary/income-source'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { Tag } from '@coffeeattack/ui/Tag'
import { PathChart } from './PathChart.tsx'
import { PathLegend } from './PathLegend.tsx'
import { PathTable } from './PathTable.tsx'
import type { Standing } from './queries.ts'
import { alikeLine, columnFigure, pathSentence } from './words.ts'

/** The years drawn, what they are held against, and the same in figures. */
export function OwnPath({ standing }: { standing: Standing }) {
  const { incomeItems, alikeGroup, salaryType, rise } = standing
  const years = incomeItems.map((item) => ({ ...item, label: `${item.year}년` }))
  const newest = years.findLast(({ whole, alike }) => whole && alike !== null)
  return (
    <section aria-label="해마다 확인된 소득" className="px-5 pt-6 lg:px-7">
      <div className="mb-3">
        <Tag kind="verified">{incomeSourceText[salaryType]}</Tag>
      </div>
      <PathChart
        label={pathSentence(years)}
        columns={incomeItems.map(({ year, income, whole, alike }) => ({
          label: String(year),
          height: income,
          whole,
          alike,
          figure: columnFigure(income),
        }))}
      />
      <PathLegend
        hasFigures
        hasRise={(rise?.amount ?? 0) > 0}
        hasAlike={alikeGroup !== null}
        hasParts={incomeItems.some(({ whole }) => !whole)}
      />
      <p className="mt-5 text-body text-balance text-ink-2 tnum">
        {newest ? (
          <>
            {newest.year}년에는 {alikeLine(newest.income, newest.alike!)}.
          </>
        ) : !years.some(({ whole }) => whole) ? (
          PART_YEAR_NOTE
        ) : (
          `아직 견줄 수 있는 사람이 모자라요. 같은 직무에 소득을 인증한 사람이 연차마다 ${MIN_PEOPLE}명 모이면 함께 그려 드려요.`
        )}
      </p>
      {alikeGroup && (
        <p className="mt-1 text-caption text-ink-3 tnum">
          {alikeGroup.jobSubLabel ?? `${alikeGroup.jobLabel} 전체`} {alikeGroup.people}명 이상을 연차마다 모아
          견주었어요.
        </p>
      )}
      <PathTable rows={years} />
    </section>
  )
}
