import { consolePaths } from '@coffeeattack/contract/console-pages'
import { kstMoment, timeText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { type Me, useMe } from '../../sessions/me.ts'
import { CandidateView } from '../checks/CandidateView.tsx'
import { type OwnChecks, ownChecksQuery } from '../checks/queries.ts'
import { StateCard } from '../checks/StateCard.tsx'
import { type OwnCompany, ownCompanyQuery } from './queries.ts'

/** The recruiter's home: what is needed until the first offer, apart from what is good to have (FIRM-2). */
export function FirstDayPage() {
  const me = useMe()
  const own = useQuery(ownCompanyQuery)
  const checks = useQuery(ownChecksQuery)
  return (
    <ConsolePage title={own.data ? titleOf(own.data, me) : '홈'} tab="홈" isWide>
      <Loaded query={own} skeleton={<Skeleton round="card" className="h-80" />}>
        {(loaded) => (
          <div className="grid gap-8 console:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
              <Standing own={loaded} />
              <Needed own={loaded} />
              {checks.data && <GoodToHave own={loaded} checks={checks.data} me={me} />}
            </div>
            {checks.data && <CandidateView own={checks.data} />}
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}

const counts = ['', '한 가지', '두 가지', '세 가지', '네 가지']

function titleOf({ steps }: OwnCompany, { name }: Me): string {
  const left = [steps.approvedAt, steps.page, steps.position, steps.offer].filter((done) => !done).length
  if (left === 0) return '첫 어택을 보냈어요'
  return `${name} 님, ${steps.offer ? '' : '첫 어택까지 '}${counts[left]} 남았어요`
}

/** Says what is waited for, while the company may not see candidates. */
function Standing({ own: { state, question, reason, may } }: { own: OwnCompany }) {
  if (state === 'REFUSED')
    return (
      <StateCard
        kind="wrong"
        title="이번에는 함께하지 못하게 됐어요"
        about={`${reason} 고친 뒤에 처음 보내 드린 메일의 신청 화면에서 다시 신청할 수 있어요.`}
      />
    )
  if (question)
    return (
      <StateCard
        kind="waiting"
        title="한 가지 여쭤볼게요"
        about={`${question} 처음 보내 드린 메일의 신청 화면에서 답해 주세요.`}
      />
    )
  if (state === 'APPLIED' || state === 'CHECKING')
    return (
      <StateCard
        kind="waiting"
        title="국세청의 답을 기다려요"
        about="30분마다 다시 물어봐요. 그동안 아래를 준비할 수 있고, 후보자는 승인된 뒤에 보여요."
      />
    )
  if (state === 'IN_REVIEW')
    return (
      <StateCard
        kind="waiting"
        title="사람이 한 번 더 살펴보고 있어요"
        about="영업일로 하루 안에 메일로 알려 드려요. 그동안 아래를 준비할 수 있고, 후보자는 승인된 뒤에 보여요."
      />
    )
  if (!may.seeCandidates)
    return <StateCard kind="wrong" title="지금은 후보자를 볼 수 없어요" about="궁금한 것은 문의해 주세요." />
  return null
}

type Step = {
  done: boolean
  /** While it is to do, and when it is done. */
  words: readonly [toDo: string, done: string]
  about: string
  aside?: string | undefined
  go?: { to: string; label: string } | undefined
}

function stepsOf({ steps, may }: OwnCompany): Step[] {
  const approvedAt = steps.approvedAt === null ? null : new Date(steps.approvedAt)
  return [
    {
      done: approvedAt !== null,
      words: ['심사', '심사를 마쳤어요'],
      about: '사람이 살펴봐요. 기다리는 동안 다음 것을 준비해 주세요.',
      aside: approvedAt ? dayTime(approvedAt) : undefined,
    },
    {
      done: steps.page,
      words: ['로고와 회사 소개 올리기', '로고와 회사 소개를 올렸어요'],
      about: '후보자가 어택에서 맨 먼저 봐요.',
      go: { to: consolePaths.ownCompany(), label: '회사 페이지 쓰기' },
    },
    {
      done: steps.position,
      words: ['포지션 만들기', '포지션을 만들었어요'],
      about: '찾는 자리와 연봉 범위를 적어요. 채용 공고를 붙여 넣어도 돼요.',
      go: { to: consolePaths.newPosition(), label: '포지션 만들기' },
    },
    {
      done: steps.offer,
      words: ['첫 어택 보내기', '첫 어택을 보냈어요'],
      about: may.send ? '포지션을 만들면 맞는 분이 나와요.' : '후보자는 승인된 뒤에 보여요.',
      go: may.send ? { to: consolePaths.candidates(), label: '후보자 찾기' } : undefined,
    },
  ]
}

function dayTime(at: Date): string {
  const { month, day } = kstMoment(at)
  return `${month}월 ${day}일 ${timeText(at)}`
}

/** One filled button: the first step that can be done now. */
function Needed({ own }: { own: OwnCompany }) {
  const steps = stepsOf(own)
  const next = steps.find(({ done, go }) => !done && go)
  return (
    <Card
      title={
        <span className="flex items-baseline justify-between gap-3">
          꼭 필요한 것
          <span className="text-label font-normal text-ink-3 tnum">
            {steps.length}개 가운데 {steps.filter(({ done }) => done).length}개
          </span>
        </span>
      }
    >
      <ol aria-label="꼭 필요한 것" className="mt-1 divide-y divide-line">
        {steps.map((step) => (
          <Line key={step.words[0]} step={step} isNext={step === next} />
        ))}
      </ol>
    </Card>
  )
}

function Line({ step: { done, words, about, aside, go }, isNext }: { step: Step; isNext: boolean }) {
  const ring = isNext ? 'border-[7px] border-primary' : 'border-[1.5px] border-dashed border-line-field'
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex min-h-16 flex-wrap items-center gap-3.5 py-3"
    >
      <span
        aria-hidden="true"
        className={`grid size-7.5 shrink-0 place-items-center rounded-full ${done ? 'bg-primary text-on-primary' : ring}`}
      >
        {done && <Check size={15} strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1 basis-44">
        <span className={`block text-body-s ${isNext ? 'font-bold' : 'text-ink-2'}`}>
          {words[done ? 1 : 0]}
        </span>
        {!done && <span className="block text-label text-pretty text-ink-3">{about}</span>}
      </span>
      {done && aside && <span className="text-label text-ink-3 tnum">{aside}</span>}
      {isNext && go && (
        <Link to={go.to} className={buttonLook({ size: 'sm' })}>
          {go.label}
        </Link>
      )}
    </li>
  )
}

type GoodProps = { own: OwnCompany; checks: OwnChecks; me: Me }

function GoodToHave({ own, checks: { proof, domainProof, mailDomain }, me }: GoodProps) {
  const rows = [
    {
      done: Boolean(proof.recruiter?.provedOn),
      title: '내 본인과 재직 확인',
      about: `후보자가 ${me.name} 님이 정말 ${own.name}에서 일하는지 알 수 있어요.`,
      to: consolePaths.ownProof(),
      label: '확인하기',
    },
    {
      done: domainProof?.state === 'FOUND',
      title: '회사 메일 주소 증명',
      about: 'DNS에 한 줄을 넣으면 돼요.',
      to: consolePaths.domainProof(),
      label: '증명하기',
    },
    {
      done: own.steps.colleague,
      title: '동료 초대',
      about: mailDomain ? `업무 메일이 ${mailDomain}으로 끝나는 분` : '함께 채용하는 분을 초대해요.',
      to: `${consolePaths.people()}?invite=open`,
      label: '초대하기',
    },
  ].filter(({ done }) => !done)
  if (rows.length === 0) return null
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          하면 좋은 것<span className="text-label font-normal text-ink-3">하지 않아도 보낼 수 있어요</span>
        </span>
      }
    >
      <ul aria-label="하면 좋은 것" className="mt-1 divide-y divide-line">
        {rows.map(({ title, about, to, label }) => (
          <li key={title} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-0 flex-1 basis-44">
              <b className="block text-body-s font-semibold">{title}</b>
              <span className="block text-label text-pretty text-ink-3">{about}</span>
            </span>
            <Link to={to} className={buttonLook({ kind: 'line', size: 'sm' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
