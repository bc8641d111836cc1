import { consolePaths } from '@coffeeattack/contract/pages'
import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { Crumb } from '../layout/PageHead.tsx'
import { EmptyBox } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'
import { Deliveries } from './Deliveries.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { EndpointDialog } from './EndpointDialog.tsx'
import { Keys } from './Keys.tsx'
import { type Endpoint, handoverQuery } from './queries.ts'
import { type Secret, SecretDialog } from './SecretDialog.tsx'
import { Section } from './Section.tsx'

/** BIZ-16: webhooks and API keys. Recruiters alone see this page. */
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

/** Where the company's programs are called. */
function Endpoints({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const showSecret = (text: string) => setSecret({ kind: 'webhook', text })
  const add = { label: '주소 더하기', onPress: () => setAdding(true) }
  return (
    <Section
      title="소식을 받는 주소"
      about={`서명한 웹훅을 보내요. ${HANDOVER.endpoints}개까지 둘 수 있어요.`}
      {...(endpoints.length < HANDOVER.endpoints && { add })}
    >
      {endpoints.length === 0 ? (
        <EmptyBox
          empty="아직 연결한 주소가 없어요"
          description="채용 프로그램의 웹훅 주소를 더하면 커피챗 소식이 바로 이어져요"
        />
      ) : (
        <ul aria-label="소식을 받는 주소" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} onSecret={showSecret} />
          ))}
        </ul>
      )}
      <EndpointDialog open={isAdding} onClose={() => setAdding(false)} onSecret={showSecret} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Section>
  )
}
