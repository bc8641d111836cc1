import { paths } from '@coffeeattack/contract/pages'
import { deadlineBadge, deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { lowerOf } from '@coffeeattack/domain/pacts/differences'
import { type PactState, versionName } from '@coffeeattack/domain/pacts/state'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimeLeft } from '../../offers/deadline.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import { type PactCard, pactsQuery } from '../cards.ts'
import { differencesIn, newestOf, type Pact, pactQuery } from '../queries.ts'
import { SealDrawing } from '@coffeeattack/kit/pacts/SealDrawing'
import { dateOf, dottedDay, lowerHeading, nameIn, wholeDay } from '../words.ts'

const Down = icon(<path d="M12 5v14m7-7-7 7-7-7" />)

type PactChatCardProps = {
  coffeechatId: string
  /** Where to ask while there is none. */
  room: string
  /** The two sides are talking about the terms right now. */
  isAwaited: boolean
}

/** The pact of a coffee chat, from the talk about the terms on (PACT-2, PACT-7). */
export default function PactChatCard({ coffeechatId, room, isAwaited }: PactChatCardProps) {
  const { data } = useQuery(pactsQuery)
  if (!data) return null
  const card = data.items.find((one) => one.coffeechatId === coffeechatId)
  if (!card) return isAwaited && <NoneYet room={room} />
  if (card.state === 'SENT') return <Sent card={card} />
  if (card.state === 'SEALED') return <Sealed card={card} />
  return <Elsewhere card={card} />
}

const NoneYet = ({ room }: { room: string }) => (
  <Card title="아직 합의서가 없어요">
    <p className="mt-1 text-body-s text-ink-3">
      회사가 조건을 적어 보내면 여기에서 읽고 서명할 수 있어요. 서명하기 전에 제안과 무엇이 다른지 먼저 보여
      드려요.
    </p>
    <Link to={room} className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-4`}>
      메시지로 물어보기
    </Link>
  </Card>
)

function Sent({ card }: { card: PactCard }) {
  const { data: pact } = useQuery(pactQuery(card.id))
  const left = useTimeLeft(deadlineOf(card.untilDay).toISOString())
  return (
    <Card aria-label="처우 합의서가 왔어요">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">처우 합의서가 왔어요</h2>
        <CountdownBadge kind="today">{deadlineBadge(left)}</CountdownBadge>
      </div>
      <p className="mt-0.5 text-body-s text-ink-3 tnum">
        {versionName(card.version)}
        {pact && ` · ${dateOf(newestOf(pact).sentAt)}`}
      </p>
      <p className="mt-3.5 text-label text-ink-3">연봉</p>
      <SalaryRange salaryMin={card.base} salaryMax={card.base} size={32} className="mt-0.5 block" />
      {pact && card.lowerCount > 0 && <Lower pact={pact} />}
      <Link to={paths.pact(card.id)} className={`${buttonLook({ size: 'md' })} mt-4`}>
        합의서 읽기
      </Link>
    </Card>
  )
}

function Lower({ pact }: { pact: Pact }) {
  const version = newestOf(pact)
  const lower = lowerOf(differencesIn(pact, version))
  return (
    <p className="mt-3.5 flex gap-2 rounded-field bg-surface-2 px-3.5 py-3 text-body-s">
      <Down size={18} strokeWidth={2.6} className="mt-0.5 shrink-0" />
      <span>
        <b className="font-semibold">{lowerHeading(lower, nameIn(pact, version), '제안보다 ')}</b>
        <span className="block text-caption text-ink-3">왜 그런지 회사가 적어 두었어요</span>
      </span>
    </p>
  )
}

const Sealed = ({ card }: { card: PactCard }) => (
  <Card aria-label="합의서를 봉인했어요" className="[--seal-in:var(--surface)]">
    <div className="flex items-center gap-4">
      <SealDrawing day={dottedDay(card.changedAt)} size={84} className="shrink-0" />
      <div className="min-w-0">
        <h2 className="text-h3">합의서를 봉인했어요</h2>
        <p className="text-body-s text-ink-3 tnum">
          연봉 {moneyText(card.base)}
          <span className="block">{wholeDay(card.startsOn)} 시작</span>
        </p>
      </div>
    </div>
    <Link to={paths.pact(card.id)} className={`${buttonLook({ size: 'md' })} mt-4`}>
      합의서 내려받기
    </Link>
  </Card>
)

const elsewhere: Readonly<Partial<Record<PactState, { title: string; go: string }>>> = {
  CHANGE_ASKED: { title: '새 안을 기다리고 있어요', go: '부탁 보기' },
  SIGNED_BY_CANDIDATE: { title: '회사의 서명을 기다려요', go: '합의서 다시 읽기' },
  DECLINED: { title: '합의서에 함께하지 않기로 했어요', go: '합의서 보기' },
  LAPSED: { title: '합의서의 기한이 지났어요', go: '합의서 보기' },
  WITHDRAWN: { title: '회사가 합의서를 거뒀어요', go: '합의서 보기' },
}

function Elsewhere({ card }: { card: PactCard }) {
  const words = elsewhere[card.state]
  if (!words) return null
  return (
    <Card title={words.title}>
      <p className="mt-0.5 text-body-s text-ink-3 tnum">
        {versionName(card.version)} · 연봉 {moneyText(card.base)}
      </p>
      <Link to={paths.pact(card.id)} className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-4`}>
        {words.go}
      </Link>
    </Card>
  )
}
