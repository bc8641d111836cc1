import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { rateText } from '@coffeeattack/domain/salary/format'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { Tag } from '@coffeeattack/ui/Tag'
import { prefetch } from '../../api/queries.ts'
import { privateMeta } from '../../seo.ts'
import { OriginLine } from '../salary/IncomeOrigin.tsx'
import { incomeSourceText } from '../salary/report.ts'
import { PathChart, PathLegend, PathTable } from './PathChart.tsx'
import { ShareResult } from './ShareResult.tsx'
import { type Standing, StandingPage, standingQuery, VerifyFirst } from './StandingPage.tsx'
import { peerLine, columnFigure, incomeOriginOf, pathSentence, riseLine, riseTitle } from './words.ts'

export const meta = () => privateMeta('내 연봉 그래프')

export const clientLoader = () => prefetch(standingQuery)

/** The path of the verified income, compared with similar people (PUB-7). */
export default function GraphScreen() {
  return <StandingPage>{(standing) => <Graph standing={standing} />}</StandingPage>
}

function Graph({ standing }: { standing: Standing }) {
  const { incomeItems, rise } = standing
  if (incomeItems.length === 0) {
    return (
      <VerifyFirst
        lines={['소득을 인증하면', '그래프가 그려져요']}
        about="인증한 해마다 한 칸씩, 연봉이 걸어온 길을 그려 드려요."
      />
    )
  }
  const [first, second] = riseTitle(rise)
  const line = riseLine(rise)
  return (
    <>
      <section className="px-5 pt-2 lg:px-7">
        <h1 className="text-h1">
          {first} <span className="block tnum">{second}</span>
        </h1>
        {line && <p className="mt-2 text-money-32 text-rise tnum">{line}</p>}
      </section>
      <OwnPath standing={standing} />
      {rise && (
        <div className="mt-auto px-5 pt-8 pb-safe-4 lg:px-7">
          <ShareResult
            kind="graph"
            choices={[
              { level: 'none', title: '숫자 없이', note: '내 그래프는 담기지 않아요' },
              {
                level: 'some',
                title: '오른 비율만',
                note: `${rateText(rise.rate)}와 그래프의 모양이 보여요`,
              },
              { level: 'amounts', title: '금액까지', note: '해마다 번 금액이 보여요' },
            ]}
          />
        </div>
      )}
    </>
  )
}

/** The years as a chart, the comparison, and the same figures as a table. */
function OwnPath({ standing }: { standing: Standing }) {
  const { incomeItems, alikeGroup, salaryType, rise } = standing
  const years = incomeItems.map((item) => ({ ...item, label: `${item.year}년` }))
  const newest = years.findLast(({ whole, alike }) => whole && alike !== null)
  return (
    <section aria-label="해마다 확인된 소득" className="px-5 pt-6 lg:px-7">
      <div className="mb-3">
        <Tag kind="verified">{incomeSourceText[salaryType]}</Tag>
        <OriginLine origin={incomeOriginOf(standing)} className="mt-1.5 text-caption text-ink-3" />
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
            {newest.year}년에는 {peerLine(newest.income, newest.alike!)}.
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
