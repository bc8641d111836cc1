import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { Crumb } from '../layout/PageHead.tsx'
import { useMe } from '../sessions/me.ts'
import { Deliveries } from './Deliveries.tsx'
import { Endpoints } from './Endpoints.tsx'
import { Keys } from './Keys.tsx'
import { handoverQuery } from './queries.ts'

/** BIZ-16: how the company's own programs hear of its coffee chats. The settings are everybody's, this is the recruiters'. */
export function HandoverPage() {
  return useMe().role === 'recruiter' ? <OwnHandover /> : <NotFoundPage />
}

function OwnHandover() {
  const handover = useQuery(handoverQuery)
  return (
    <ConsolePage title="채용 시스템 연결" crumb={<Crumb to={consolePaths.settings()}>설정</Crumb>}>
      <p className="-mt-2 mb-6 text-body-s text-pretty text-ink-3">
        커피챗이 연결된 뒤의 소식을 회사의 채용 프로그램에 보내요. 소식에는 이름과 연락처가 없고, API 키로
        읽은 기록은 후보자도 볼 수 있어요.{' '}
        <a href="/api/docs" className="font-medium text-ink-2 underline underline-offset-4">
          API 문서 보기
        </a>
      </p>
      <Loaded query={handover} className="rounded-card bg-surface py-22" skeleton={<Shapes />}>
        {({ endpoints, keys }) => (
          <>
            <Endpoints endpoints={endpoints} />
            {endpoints.length > 0 && <Deliveries />}
            <Keys keys={keys} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Shapes() {
  return (
    <SkeletonGroup label="연결을 불러오는 중이에요">
      <div className="grid gap-3">
        <Skeleton className="h-7 w-40" />
        <Skeleton round="card" className="h-44" />
        <Skeleton className="mt-5 h-7 w-24" />
        <Skeleton round="card" className="h-28" />
      </div>
    </SkeletonGroup>
  )
}
