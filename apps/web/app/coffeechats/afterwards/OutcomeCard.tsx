import { paths } from '@coffeeattack/contract/pages'
import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { kstDay, longDayText, spokenTimeText } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Cup } from '@coffeeattack/ui/Cup'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { toast } from '@coffeeattack/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { queries } from '../../api/queries.ts'
import { coffeechatQuery, meetingsOf } from '../queries.ts'
import type { Proposal } from '../TimePickerSheet.tsx'
import { useArrange } from '../use-arrange.ts'
import { Unseen } from './AnswerSheet.tsx'
import type { Asked } from './asked.ts'
import { MissedQuestion, PayQuestion } from './SecondQuestion.tsx'
import { type Told, useTellOutcome } from './use-tell.ts'

type OutcomeCardProps = {
  asked: Asked
  /** The person's name, for their avatar. */
  me: string | null
  /** The answer given on this screen; null while it is asked. */
  told: MetAnswer | null
  onTold: (met: MetAnswer) => void
}

/** How the last meeting went: a question of two taps, then thanks (KEEP-1). */
export default function OutcomeCard({ asked, me, told, onTold }: OutcomeCardProps) {
  if (told === null) return <Question asked={asked} me={me} onTold={onTold} />
  return told === 'MET' || told === 'THEY_MISSED' ? (
    <Thanks asked={asked} />
  ) : (
    <MeetAgain asked={asked} isMoved={told === 'MOVED'} />
  )
}

/** All three look alike, because none is the expected answer. */
const choiceLook =
  'min-h-13 rounded-field bg-surface-2 px-1 text-center font-semibold tracking-snug whitespace-nowrap ' +
  'transition-colors duration-(--t1) press:bg-surface-3 disabled:text-on-disabled'

function Question({ asked, me, onTold }: Omit<OutcomeCardProps, 'told'>) {
  const { run, busy, input } = useTellOutcome(asked.id)
  const [second, setSecond] = useState<'pay' | 'missed' | null>(null)
  const startsAt = new Date(asked.startsAt)
  const close = () => setSecond(null)

  async function tell(told: Told) {
    const isHeard = await run(told)
    close()
    if (isHeard) onTold(told.met)
  }
  /** Without an offered salary there is nothing to compare. */
  const meet = () => (asked.salaryMax === null ? void tell({ met: 'MET', pay: null }) : setSecond('pay'))
  const sheet = {
    asked,
    onOpenChange: close,
    busy: busy ? (input ?? null) : null,
    onTell: (told: Told) => void tell(told),
  }
  return (
    <Card aria-labelledby="outcome">
      <div className="flex items-center gap-3.5">
        <Logo name={asked.name} src={asked.logo} size={44} />
        <p className="min-w-0 flex-1 leading-close">
          <b className="block text-h3">{asked.name}</b>
          <span className="text-label text-ink-3 tnum">
            {longDayText(kstDay(startsAt))} {spokenTimeText(startsAt)}
          </span>
        </p>
      </div>
      <h2 id="outcome" className="mt-4.5 text-h2">
        {asked.operatorName} 님과 만났나요?
      </h2>
      <div className="mt-3.5 grid grid-cols-3 gap-2">
        <button type="button" className={choiceLook} disabled={busy} onClick={meet}>
          만났어요
        </button>
        <button type="button" className={choiceLook} disabled={busy} onClick={() => setSecond('missed')}>
          못 만났어요
        </button>
        <button
          type="button"
          className={choiceLook}
          disabled={busy}
          onClick={() => void tell({ met: 'MOVED', pay: null })}
        >
          미뤘어요
        </button>
      </div>
      <Unseen className="mt-3.5">회사는 누가 어떻게 답했는지 알 수 없어요</Unseen>
      <PayQuestion {...sheet} open={second === 'pay'} />
      <MissedQuestion {...sheet} me={me} open={second === 'missed'} />
    </Card>
  )
}

/** The answer counts together with at least four others, so that nobody's can be derived from the figure (KEEP-4). */
function Thanks({ asked: { name, companyId } }: { asked: Asked }) {
  return (
    <Card aria-labelledby="outcome" className="flex flex-col items-center pt-6.5 pb-2 text-center">
      <Cup size={104} />
      <output className="sr-only">답을 남겼어요</output>
      <h2 id="outcome" className="mt-4 text-h2">
        답해 주셔서 고마워요
      </h2>
      <p className="mt-1.5 text-body-s leading-relaxed text-balance text-ink-3">
        {companyId ? `다섯 명이 답하면 이 답도 ${name}의 기록에 더해져요.` : '다음 약속을 더 잘 챙길게요.'}
      </p>
      {companyId ? (
        <Link
          to={paths.company(companyId)}
          className="mt-1.5 inline-flex min-h-12 items-center gap-0.5 text-body-s font-medium text-ink-2"
        >
          {name} 기록 보기
          <ChevronRight size={17} />
        </Link>
      ) : (
        <span className="h-4" />
      )}
    </Card>
  )
}

/** Loaded only for a person who wants to meet again. */
const TimePickerSheet = lazy(() => import('../TimePickerSheet.tsx'))

type MeetAgainProps = {
  asked: Asked
  /** The two agreed to meet later, so the picker opens by itself. */
  isMoved: boolean
}

/** After a meeting that did not happen, the person can propose another time. */
function MeetAgain({ asked, isMoved }: MeetAgainProps) {
  const { busy, run: arrange } = useArrange(asked.id)
  const [picker, setPicker] = useState<'unused' | 'open' | 'closed'>(isMoved ? 'open' : 'unused')
  const [isProposed, setProposed] = useState(false)
  // The answer to how it was brought the coffee chat along.
  const chat = queries.getQueryData(coffeechatQuery(asked.id).queryKey)

  async function propose(proposal: Proposal) {
    if (!(await arrange({ kind: 'propose', ...proposal }))) return
    setPicker('closed')
    setProposed(true)
    toast('시간을 제안했어요', { kind: 'done' })
  }
  return (
    <Card title={isProposed ? '새 시간을 제안했어요' : '알려 주셔서 고마워요'}>
      <p className="mt-0.5 text-label text-ink-3">
        {isProposed
          ? '회사가 하나로 정하면 바로 알려 드려요.'
          : `${asked.name} 커피챗을 다시 잡고 싶다면 시간을 제안해 보세요.`}
      </p>
      {!isProposed && (
        <Button kind="line" size="md" className="mt-4" onClick={() => setPicker('open')}>
          시간 제안하기
        </Button>
      )}
      {picker !== 'unused' && (
        <Suspense>
          <TimePickerSheet
            open={picker === 'open'}
            onOpenChange={(open) => setPicker(open ? 'open' : 'closed')}
            busy={busy}
            purpose="first"
            fixed={null}
            meetings={chat ? meetingsOf(chat) : []}
            onPropose={(proposal) => void propose(proposal)}
          />
        </Suspense>
      )}
    </Card>
  )
}
