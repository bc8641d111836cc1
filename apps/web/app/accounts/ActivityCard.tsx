import { paths } from '@coffeeattack/contract/pages'
import { notices } from '@coffeeattack/domain/errors/notices'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import {
  activityToasts,
  ATTACK_MONTHS,
  extendedToast,
  extendedUntil,
} from '@coffeeattack/domain/profiles/attack-period'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Minus } from '@coffeeattack/ui/icons/Minus'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { activityQuery, type MyData, offeredQuery } from './queries.ts'
import { activityState, type ActivityState } from './words.ts'

/** Hides the profile (PRO-13). */
async function stopAttacks(): Promise<void> {
  await api('PATCH /v2/users/stop')
  toast(activityToasts.stopped, { kind: 'done' })
}

/**
 * A profile that another tab has hidden already is told in that error's own words, any other failure in one sentence.
 */
function tellNotStopped(failure: unknown): boolean {
  if (isApiError(failure) && failure.code === 'ALREADY_INACTIVE') return false
  toast(notices.STOP_FAILED.title)
  return true
}

/** Both the settings and the home card show whether offers are received. */
async function readActivityAnew(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: activityQuery.queryKey }),
    queries.invalidateQueries({ queryKey: offeredQuery.queryKey }),
  ])
}

type ExtendSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  resting: boolean
  until: Date | null
  now: Date
}

/** How many more months, and the resulting day (PRO-13). */
function ExtendSheet({ open, onOpenChange, resting, until, now }: ExtendSheetProps) {
  const [month, setMonth] = useState<number>(ATTACK_MONTHS.first)
  const end = fullDayText(kstDay(extendedUntil(until, month, now)))
  const extend = useCall(() => api('PATCH /v2/users/attack', { body: { month } }), {
    onDone({ expiredAt }) {
      toast(resting ? activityToasts.restarted : extendedToast(new Date(expiredAt)), { kind: 'done' })
      onOpenChange(false)
    },
  })
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !extend.busy) && onOpenChange(next)}
      // After the sheet has closed, because its text changes with the data.
      onClosed={() => void readActivityAnew()}
      title={resting ? '어택을 다시 받을까요?' : '어택을 얼마나 더 받을까요?'}
      description={resting ? '회사에 프로필이 다시 보여요.' : '지금 기간 뒤에 이어서 늘어나요.'}
      footer={
        <>
          <Button busy={extend.busy && '저장하는 중'} onClick={() => void extend.run()}>
            {end}까지 받기
          </Button>
          {resting && (
            <Link to={paths.retry()} className={`${textLinkLook} w-full`}>
              커리어를 새로 인증하고 다시 받기
            </Link>
          )}
        </>
      }
    >
      <fieldset aria-label="늘릴 기간" className="flex items-center justify-between py-3">
        <IconButton
          label="한 달 줄이기"
          className="bg-surface-2"
          disabled={month === ATTACK_MONTHS.min}
          onClick={() => setMonth(month - 1)}
        >
          <Minus size={22} />
        </IconButton>
        <output className="text-center">
          <span className="block text-money-32 tnum">{month}개월</span>
          <span className="sr-only">{end}까지</span>
        </output>
        <IconButton
          label="한 달 늘리기"
          className="bg-surface-2"
          disabled={month === ATTACK_MONTHS.max}
          onClick={() => setMonth(month + 1)}
        >
          <Plus size={22} />
        </IconButton>
      </fieldset>
      {!resting && until && (
        <p className="rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
          {fullDayText(kstDay(until))} → <b className="text-ink">{end}</b>
        </p>
      )}
    </Sheet>
  )
}

/** Hides the profile after a confirmation. */
function StopButton() {
  const stop = useCall(stopAttacks, { onFailed: tellNotStopped, onSettled: readActivityAnew })
  async function askAndStop() {
    const answer = await ask({
      title: '어택을 잠시 쉴까요?',
      description: '회사에 프로필이 보이지 않게 돼요. 이미 받은 어택은 그대로 남아요.',
      confirm: '잠시 쉬기',
      cancel: '계속 받기',
    })
    if (answer === 'confirm') await stop.run()
  }
  return (
    <Button kind="weak" size="md" busy={stop.busy && '숨기는 중'} onClick={() => void askAndStop()}>
      잠시 쉬기
    </Button>
  )
}

/** Extends the period, or starts a new one when the profile is hidden. */
function ExtendButton({ state, until, now }: { state: ActivityState; until: Date | null; now: Date }) {
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

/** Whether companies see the profile, and the buttons that change it (PRO-13). */
export function ActivityCard() {
  const activity = useQuery(activityQuery)
  return (
    <Card aria-label="어택 받기">
      <Loaded
        query={activity}
        title="어택 상태를 불러오지 못했어요"
        retryLabel="어택 상태 다시 불러오기"
        skeleton={<ActivityShapes />}
      >
        {(my) => <Activity my={my} now={new Date(activity.dataUpdatedAt)} />}
      </Loaded>
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
