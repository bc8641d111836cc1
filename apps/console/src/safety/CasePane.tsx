import { consolePaths } from '@coffeeattack/contract/console-pages'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { useOpenedTitle } from '../layout/ConsolePage.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseTrail } from './CaseTrail.tsx'
import { Evidence } from './Evidence.tsx'
import { caseQuery, type SafetyCase } from './queries.ts'

/** One case: whose, the evidence, and what can be done about it (FIRM-9). */
export function CasePane() {
  const { id = '' } = useParams()
  const found = useQuery(caseQuery(id))
  useOpenedTitle(found.data?.company.name)
  return (
    <div className="flex min-w-0 flex-1 overflow-y-auto max-console:flex-col console:overflow-hidden">
      <Loaded
        query={found}
        title="증거를 불러오지 못했어요"
        className="m-auto"
        skeleton={
          <SkeletonGroup label="증거를 불러오는 중이에요">
            <div className="min-w-0 flex-1 px-4 py-6">
              <Skeleton className="h-12 w-64" />
              <Skeleton round="card" className="mt-4 h-20 w-full min-w-80" />
              <Skeleton round="card" className="mt-3 h-44 w-full" />
            </div>
          </SkeletonGroup>
        }
      >
        {(shown) => (
          <>
            <main className="min-w-0 px-4 py-6 console:flex-1 console:overflow-y-auto">
              <Head shown={shown} />
              <Figures shown={shown} />
              <ul aria-label="증거" className="mt-3 grid gap-3">
                {shown.evidence.map((one) => (
                  <Evidence key={one.id} one={one} />
                ))}
              </ul>
            </main>
            <aside
              aria-label="할 수 있는 일"
              className="flex flex-col bg-surface px-5 py-6 console:w-[304px] console:shrink-0 console:overflow-y-auto console:border-l console:border-line"
            >
              <CaseActions key={shown.id} shown={shown} />
              <CaseTrail trail={shown.trail} />
            </aside>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Head({ shown: { company, sender } }: { shown: SafetyCase }) {
  const { search } = useLocation()
  const about = sender
    ? [sender.name, sender.title || '채용 담당자', `${dayText(kstDay(new Date(sender.joinedAt)))} 가입`]
    : ['회사 페이지에서 알렸어요']
  return (
    <div className="flex items-center gap-3.5">
      <Link
        to={{ pathname: consolePaths.safety(), search }}
        aria-label="뒤로"
        className={`${iconButtonLook} -ml-2 lg:hidden`}
      >
        <ChevronLeft size={22} />
      </Link>
      <Logo name={company.name} src={company.logo} size={48} />
      <div className="min-w-0">
        <h2 className="truncate text-h2">{company.name}</h2>
        <p className="truncate text-label text-ink-3 tnum">{about.join(' · ')}</p>
      </div>
    </div>
  )
}

function Figures({ shown: { figures } }: { shown: SafetyCase }) {
  const cells = [
    ['보낸 어택', `${figures.sent}`],
    ['열린 어택만', `${figures.people.offer}명`],
    ['대화 중', `${figures.people.talk}명`],
    ['지난 신고', `${figures.earlierReports}`],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-2 gap-y-3 rounded-card bg-surface py-3 sm:grid-cols-4">
      {cells.map(([name, value]) => (
        <div key={name} className="border-line px-4 sm:not-first:border-l">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-h3 font-bold tnum">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
