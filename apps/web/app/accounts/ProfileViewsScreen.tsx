import { paths } from '@coffeeattack/contract/pages'
import { spokenTimeText } from '@coffeeattack/domain/kst'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { HandoverLog } from '../handover/HandoverLog.tsx'
import { privateMeta } from '../seo.ts'
import { byDay } from './by-day.ts'
import { type ProfileView, viewsQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'

export const meta = () => privateMeta('내 프로필을 본 회사')

export const clientLoader = () => prefetch(viewsQuery)

const roles: Record<ProfileView['role'], string> = { recruiter: '채용 담당자', agent: '에이전트' }

function ViewsOfDay({ day, views }: { day: string; views: readonly ProfileView[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="pb-3!">
      <h2 id={id} className="text-label font-medium text-ink-3 tnum">
        {day}
      </h2>
      <ul>
        {views.map(({ company, logo, role, at }) => (
          <li key={`${company} ${role} ${at}`} className="flex min-h-16 items-center gap-3.5 py-2">
            <Logo name={company} src={logo} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-body font-semibold">{company}</p>
              <p className="text-caption text-ink-3">{roles[role]}</p>
            </div>
            <time dateTime={at} className="shrink-0 text-caption text-ink-3 tnum">
              {spokenTimeText(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ViewsShapes() {
  return (
    <SkeletonGroup label="본 회사를 불러오는 중이에요">
      <Card>
        <Skeleton className="h-5 w-16" />
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex min-h-16 items-center gap-3.5 py-2">
            <Skeleton round="button" className="size-11" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-20" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}

function NoViews() {
  return (
    <Empty
      className="py-12"
      title="아직 프로필을 본 회사가 없어요"
      description="프로필을 채우면 회사가 더 빨리 찾아와요"
      action={
        <Link to={paths.profile()} className={buttonLook({ size: 'md', wide: false })}>
          프로필 채우기
        </Link>
      }
    />
  )
}

/** Who opened the profile, in which role and when (TRUST-2). */
export default function ProfileViewsScreen() {
  const views = useInfiniteQuery(viewsQuery)
  return (
    <SettingsPage lines={['내 프로필을 본 회사']} lead="이름과 연락처는 내가 고른 회사에만 보여요.">
      <PagedList query={views} skeleton={<ViewsShapes />} empty={<NoViews />}>
        {(items) =>
          byDay(items, new Date(views.dataUpdatedAt)).map(({ day, views: seen }) => (
            <ViewsOfDay key={day} day={day} views={seen} />
          ))
        }
      </PagedList>
      {views.isSuccess && <HandoverLog />}
    </SettingsPage>
  )
}
