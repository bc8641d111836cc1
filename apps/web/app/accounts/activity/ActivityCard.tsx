import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { ask } from '@coffeeattack/ui/ask'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { activityQuery, type MyData } from '../queries.ts'
import { activityState, type ActivityState } from './activity-state.ts'
import { paths } from '../../paths.ts'
import { ExtendSheet } from './ExtendSheet.tsx'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { stopAttacks } from './change-activity.ts'

/** Hides the profile after one question. */
function StopButton() {
  const [busy, runOne] = useOneAtATime()
  async function askAndStop() {
    const answer = await ask({
      title: '어택을 잠시 쉴까요?',
      description: '회사에 프로필이 보이지 않게 돼요. 이미 받은 어택은 그대로 남아요.',
      confirm: '잠시 쉬기',
      cancel: '계속 받기',
    })
    if (answer === 'confirm') await runOne(stopAttacks)
  }
  return (
    <Button kind="weak" size="md" busy={busy && '숨기는 중'} onClick={() => void askAndStop()}>
      잠시 쉬기
    </Button>
  )
}

type ExtendButtonProps = { state: ActivityState; until: Date | null; now: Date }

/** More months, or the way back for whoever is resting. */
function ExtendButton({ state, until, now }: ExtendButtonProps) {
  const [open, setOpen] = useState(false)
  const resting = state !== 'visible'
  return (
    <>
      <Button kind={resting ? 'filled' : 'weak'} size="md" onClick={() => setOpen(true)}>
        {resting ? '다시 받기' : '기간 늘리기'}
      </Button>
      <ExtendSheet {...{ open, resting, until, now }} onOpenChange={setOpen} />
    </>
  )
}

function ActivityShapes() {
  return (
    <SkeletonGroup label="어택 상태를 불러오는 중이에요">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-2 h-5 w-64 max-w-full" />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Skeleton round="button" className="h-12" />
        <Skeleton round="button" className="h-12" />
      </div>
    </SkeletonGroup>
  )
}

function CertifyLink() {
  return (
    <Link to={paths.submit()} className={buttonLook({ size: 'md' })}>
      커리어 인증하기
    </Link>
  )
}

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
