import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { activityQuery, type MyData } from '../queries.ts'
import { ActivityShapes } from './ActivityShapes.tsx'
import { activityState, type ActivityState } from './activity-state.ts'
import { CertifyLink } from './CertifyLink.tsx'
import { ExtendButton } from './ExtendButton.tsx'
import { StopButton } from './StopButton.tsx'

/** Whether companies see the profile now, and the ways to change that (PRO-13). */
export function ActivityCard() {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(activityQuery)
  return (
    <Card aria-label="어택 받기">
      {data && <Activity my={data} now={new Date(dataUpdatedAt)} />}
      {!data && isError && (
        <ErrorState
          title="어택 상태를 불러오지 못했어요"
          retryLabel="어택 상태 다시 불러오기"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ActivityShapes />}
    </Card>
  )
}

function Activity({ my, now }: { my: MyData; now: Date }) {
  const state = activityState(my, now)
  const until = my.expiredAt === null ? null : new Date(my.expiredAt)
  return (
    <>
      <p className="flex items-center gap-2.5 text-h3 font-bold">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${state === 'visible' ? 'bg-success' : 'bg-line-field'}`}
        />
        {titles[state]}
      </p>
      <p className="mt-1 text-body-s text-pretty text-ink-3 tnum">
        {state === 'visible' && until
          ? `${fullDayText(kstDay(until))}까지 회사가 내 프로필을 볼 수 있어요.`
          : reasons[state]}
      </p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
        {state === 'uncertified' && <CertifyLink />}
        {state === 'visible' && <StopButton />}
        {state !== 'uncertified' && <ExtendButton state={state} until={until} now={now} />}
      </div>
    </>
  )
}

const titles: Record<ActivityState, string> = {
  visible: '어택을 받고 있어요',
  hidden: '어택을 쉬고 있어요',
  over: '어택 기간이 끝났어요',
  uncertified: '아직 어택을 받을 수 없어요',
}

const reasons: Record<ActivityState, string> = {
  visible: '회사가 내 프로필을 볼 수 있어요.',
  hidden: '회사에 프로필이 보이지 않아요. 이미 받은 어택은 그대로 남아 있어요.',
  over: '다시 받으면 회사에 프로필이 보여요.',
  uncertified: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
}
