import { paths } from '@coffeeattack/contract/pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { reasonWords } from '@coffeeattack/domain/safety/report-words.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { prefetch } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/ReportScreen.ts'
import { BlockRow } from './BlockRow.tsx'
import { type Report, reportQuery, reportsChanged } from './queries.ts'
import { ReportHead } from './ReportHead.tsx'
import { Said, Title } from './Said.tsx'
import { StepStory } from './StepStory.tsx'

export const meta = () => privateMeta('내가 알린 일')

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => prefetch(reportQuery(id))

/** What became of one report (FIRM-8). */
export default function ReportScreen({ params: { id } }: Route.ComponentProps) {
  const report = useQuery(reportQuery(id))
  const cta = report.data && <Ways report={report.data} />
  return (
    <Page tone="canvas" backTo={paths.reports()} cta={cta}>
      <Loaded
        query={report}
        title="알린 일을 불러오지 못했어요"
        className="mt-24"
        skeleton={
          <SkeletonGroup label="알린 일을 불러오는 중이에요">
            <Skeleton className="mx-5 mt-2 h-16 w-64" />
            <Skeleton round="card" className="mx-4 mt-6 h-64" />
          </SkeletonGroup>
        }
      >
        {(shown) => (
          <div className="flex flex-col gap-3 px-4 pb-6 lg:px-6">
            <Outcome report={shown} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Outcome({ report }: { report: Report }) {
  const { company, reason, createdAt, steps, outcome, finding } = report
  const day = dayText(kstDay(new Date(createdAt)))
  return (
    <>
      <Title {...wordsOf(report)} />
      <Card>
        <ReportHead
          company={company}
          about={`${reasonWords[reason].short} · ${day}`}
          tag={outcome ? '끝났어요' : '살펴보는 중'}
          isOpen={!outcome}
        />
        {outcome !== 'NOTHING' && <StepStory steps={steps} isOver={outcome !== null} />}
        {outcome === 'NOTHING' && finding && <Said>{finding}</Said>}
        {outcome === 'TAKEN_DOWN' && (
          <Said>이 회사는 더는 어택을 보낼 수 없어요. 누가 알렸는지는 말하지 않았어요.</Said>
        )}
        {outcome === 'STOPPED' && <Said>이 사람은 더는 어택이나 메시지를 보낼 수 없어요.</Said>}
      </Card>
      {outcome === 'NOTHING' && (
        <Card>
          <ul>
            <BlockRow company={company.name} />
          </ul>
        </Card>
      )}
      <p className="flex items-center justify-center gap-1.5 py-2 text-caption text-ink-3">
        <Lock size={15} />
        회사는 누가 알렸는지 몰라요
      </p>
    </>
  )
}

function wordsOf({ outcome, company: { name }, told }: Report): { lines: readonly string[]; lead: string } {
  switch (outcome) {
    case 'TAKEN_DOWN':
      return {
        lines: [withJosa(name, '을/를'), '내렸어요'],
        lead: `알려 줘서 고마워요. 열린 어택이나 대화가 있던 ${told ?? 0}명에게 알렸어요.`,
      }
    case 'STOPPED':
      return {
        lines: ['보낸 사람을', '멈췄어요'],
        lead: '알려 줘서 고마워요. 회사의 다른 담당자는 그대로예요.',
      }
    case 'NOTHING':
      return {
        lines: ['규칙에 어긋난 점은', '찾지 못했어요'],
        lead: '그래도 알려 줘서 고마워요. 기록은 남겨 두고 지켜볼게요.',
      }
    case null:
      return { lines: ['살펴보고 있어요'], lead: '보통 하루 안에 끝나요. 정해지면 알려 드릴게요.' }
  }
}

/** The way on, and once the way back to the desk. */
function Ways({ report: { id, outcome, mayAskAgain } }: { report: Report }) {
  const again = useCall(() => api('POST /users/reports/:id/again', { params: { id } }), {
    onDone() {
      toast('한 번 더 살펴볼게요', { kind: 'done' })
    },
    onSettled: reportsChanged,
  })
  const isDown = outcome === 'TAKEN_DOWN'
  return (
    <nav aria-label="이어서 할 일">
      <Link to={isDown ? paths.offers() : paths.reports()} className={buttonLook()}>
        {isDown ? '다른 어택 보기' : '알겠어요, 닫기'}
      </Link>
      {mayAskAgain && (
        <TextLink wide disabled={again.busy} onClick={() => void again.run()} className="-mb-2">
          다시 살펴봐 주세요
        </TextLink>
      )}
    </nav>
  )
}
