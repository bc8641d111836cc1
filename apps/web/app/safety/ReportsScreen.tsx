import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { reasonWords } from '@coffeeattack/domain/safety/report-words.ko'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { SettingsPage } from '../accounts/SettingsPage.tsx'
import { privateMeta } from '../seo.ts'
import { type Report, reportsQuery } from './queries.ts'
import { ReportHead } from './ReportHead.tsx'
import { StepStory } from './StepStory.tsx'

export const meta = () => privateMeta('내가 알린 일')

export const clientLoader = () => prefetch(reportsQuery)

/** What the person reported, and what became of it (FIRM-8). */
export default function ReportsScreen() {
  return (
    <SettingsPage lines={['내가 알린 일']} lead="회사에는 누가 알렸는지 말하지 않아요.">
      <Loaded
        query={useQuery(reportsQuery)}
        title="알린 일을 불러오지 못했어요"
        skeleton={
          <SkeletonGroup label="알린 일을 불러오는 중이에요">
            <Skeleton round="card" className="h-64" />
          </SkeletonGroup>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              title="아직 알린 일이 없어요"
              description="걱정되는 어택이나 대화가 있으면 ‘신고하기’로 알려 주세요."
            />
          ) : (
            <ul className="grid gap-3">
              {items.map((report) => (
                <li key={report.id}>
                  {report.outcome ? <ClosedReport report={report} /> : <OpenReport report={report} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsPage>
  )
}

function OpenReport({ report: { company, reason, steps } }: { report: Report }) {
  return (
    <Card>
      <ReportHead company={company} about={reasonWords[reason].short} tag="살펴보는 중" isOpen />
      <StepStory steps={steps} isOver={false} />
    </Card>
  )
}

function ClosedReport({ report: { id, company, reason, createdAt } }: { report: Report }) {
  const about = `${reasonWords[reason].short} · ${dayText(kstDay(new Date(createdAt)))}`
  return (
    <Link
      to={paths.toldReport(id)}
      className="block rounded-card bg-surface p-5 transition-colors press:bg-surface-2"
    >
      <ReportHead company={company} about={about} tag="끝났어요" />
    </Link>
  )
}
