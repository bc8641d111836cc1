import { paths } from '@coffeeattack/contract/pages'
import { peerGroupText } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { SettingsLink } from '../../accounts/SettingsLink.tsx'
import { prefetch } from '../../api/queries.ts'
import { TabHeader } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { personQuery } from '../../offers/offer-query.ts'
import { profileQuery } from '../../profiles/profile-query.ts'
import { privateMeta } from '../../seo.ts'
import { TaxOfficeLink } from '../../verification/tax/TaxOfficeLink.tsx'
import { PanelRaise } from '../salary/Figures.tsx'
import { type SalaryReport, salaryReportQuery, wordOf } from '../salary/report.ts'
import { type ComparisonRow, comparisonRows, raiseOf } from './comparisons.ts'
import { ExpectedSection } from './ExpectedSection.tsx'
import { Band, IncomeYears } from './IncomeYears.tsx'

export const meta = () => privateMeta('리포트')

export const clientLoader = () => prefetch(personQuery, salaryReportQuery, profileQuery)

const pages = [
  { to: paths.myGraph(), title: '연봉 그래프', about: '내 연봉이 걸어온 길을 비슷한 사람들과 견줘요' },
  { to: paths.mySecret(), title: '내 소득의 자리', about: '먼저 짐작하고, 어디쯤인지 열어 봐요' },
  { to: paths.myMoney(), title: '평생 소득', about: '지금까지 번 소득을 해마다 모아 봐요' },
]

/** Other views of the same verified incomes (PUB-6, PUB-7). */
function Further() {
  return (
    <>
      <Band />
      <nav aria-label="더 들여다보기" className="px-5 lg:px-7 py-8">
        <h2 className="text-h2">더 들여다보기</h2>
        <ul className="mt-3 grid gap-2">
          {pages.map(({ to, title, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex items-center gap-3 rounded-card bg-surface-2 px-5 py-4 text-ink-3 press:bg-surface-3"
              >
                <span className="min-w-0 flex-1">
                  <b className="block text-h3 text-ink">{title}</b>
                  <span className="block text-caption">{about}</span>
                </span>
                <ChevronRight size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** The skeleton of the figure, the curve and the bars. */
function ReportSkeleton() {
  return (
    <SkeletonGroup label="리포트를 불러오는 중이에요">
      <div className="px-5 lg:px-7 pt-2">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-2 h-14 w-60" />
        <Skeleton className="mt-3.5 h-6 w-56" />
        <Skeleton round="card" className="mt-8 h-56" />
        <Skeleton className="mt-14 h-7 w-52" />
        {['now', 'expected', 'hope', 'offer'].map((row) => (
          <Skeleton key={row} className="mt-4 h-5 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** The expected salary, its rank, and the offers against it (PRO-15). */
export default function ReportScreen() {
  const person = useQuery(personQuery)
  const report = useQuery(salaryReportQuery)
  const profile = useQuery(profileQuery)
  const [now] = useState(() => new Date())
  return (
    <Page header={<TabHeader title="리포트" actions={<SettingsLink />} />}>
      <Loaded
        query={together({ person, report })}
        className="m-auto"
        title="리포트를 불러오지 못했어요"
        skeleton={<ReportSkeleton />}
      >
        {({ person: me, report: told }) => (
          <>
            <ExpectedSection person={me} report={told} />
            <Comparisons report={told} />
            {profile.data && <IncomeYears profile={profile.data} />}
            <TaxOfficeLink className="px-5 pb-6 lg:px-7" />
            <Further />
            <PanelRaise
              about={`${wordOf(told, now)}보다 더 받을 수 있는 금액이에요`}
              manwon={raiseOf(told)}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

type ComparisonBarProps = ComparisonRow & { now: number | null; most: number }

/** Starts at zero, so that a raise is drawn in proportion. */
function ComparisonBar({ label, salary, strong, now, most }: ComparisonBarProps) {
  const above = now === null ? 0 : Math.max(0, salary - now)
  return (
    <li
      className={`grid grid-cols-[92px_1fr_auto] items-center gap-2 text-body-s ${strong ? 'font-bold text-ink' : 'text-ink-2'}`}
    >
      <span>{label}</span>
      <span aria-hidden="true" className="flex h-4.5 overflow-hidden">
        <i
          className={`block bg-track ${above > 0 ? 'rounded-l-[6px]' : 'rounded-[6px]'}`}
          style={{ width: `${(100 * (salary - above)) / most}%` }}
        />
        {above > 0 && (
          <i
            className="block animate-rise rounded-r-[6px] border-l-2 border-page bg-rise"
            style={{ width: `${(100 * above) / most}%` }}
          />
        )}
      </span>
      <b className={`min-w-13 text-right tnum ${strong ? 'font-bold' : 'font-semibold text-ink'}`}>
        <span aria-hidden="true">{groupDigits(salary)}</span>
        <span className="sr-only">{moneyText(salary)}</span>
      </b>
    </li>
  )
}

/**
 * The current, expected and hoped-for salary and the offers on one baseline; only the part above the current one is
 * coloured.
 */
function Comparisons({ report }: { report: SalaryReport }) {
  const [today] = useState(() => new Date())
  const word = wordOf(report, today)
  const rows = comparisonRows(report, word)
  const most = Math.max(...rows.map(({ salary }) => salary))
  const { baseSalary, offerPeerGroup } = report
  if (rows.length === 0) return null
  const rises = rows.some(({ salary }) => baseSalary !== null && salary > baseSalary)
  return (
    <>
      <Band />
      <section aria-labelledby="comparisons" className="px-5 lg:px-7 py-8">
        <h2 id="comparisons" className="text-h2">
          내 연봉, 한눈에 견줘 보기
        </h2>
        <ul className="mt-4.5 grid gap-3.5">
          {rows.map((row) => (
            <ComparisonBar key={row.label} {...row} now={baseSalary} most={most} />
          ))}
        </ul>
        {rises && (
          <p className="mt-3.5 flex items-center gap-1.5 text-caption text-ink-3">
            <i aria-hidden="true" className="size-3 rounded-[4px] bg-rise" />
            {word}보다 오른 만큼
          </p>
        )}
        <p className="mt-3.5 text-caption text-ink-3 tnum">
          {offerPeerGroup &&
            `또래 제안 평균은 ${peerGroupText(offerPeerGroup)}, ${offerPeerGroup.people}명 이상이 받은 제안이에요. `}
          다른 사람의 값은 {MIN_PEOPLE}명 이상일 때만, 누구의 연봉인지 알 수 없게 다듬어 보여 드려요.
        </p>
      </section>
    </>
  )
}
