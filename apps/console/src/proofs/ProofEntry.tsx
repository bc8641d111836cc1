import { officialNames } from '@coffeeattack/domain/proofs/words.ko'
import { kindNames } from '@coffeeattack/domain/proofs/request-words.ko'
import { fullDayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../api/client.ts'
import { type Coffeechat, personName } from '../coffeechats/queries.ts'
import { type Answer, type Request, requestCallOptions, requestsQuery } from './queries.ts'

/** Opened by few. */
const AskDialog = lazy(() => import('./AskDialog.tsx'))

/** Asking a person in 처우 협의 for a proof in place of a payslip, and what they sent (PROOF-6). */
export function ProofEntry({ chat }: { chat: Coffeechat }) {
  const isDue = chat.stageItems.some(({ stage }) => stage === 'TERMS')
  const { data } = useQuery({ ...requestsQuery(chat.id), enabled: isDue })
  const [isAsking, setAsking] = useState(false)
  if (!isDue || !data || (data.requestItems.length === 0 && !data.canAsk)) return null
  return (
    <Card aria-labelledby="proof" className="px-6">
      <h2 id="proof" className="text-h3">
        증명서
      </h2>
      {data.requestItems.length === 0 && (
        <p className="mt-0.5 text-body-s text-pretty text-ink-2">
          급여명세서 대신 확인된 한 줄을 부탁할 수 있어요. 무엇을 보낼지는 {personName(chat.name)} 님이
          골라요.
        </p>
      )}
      <ul className="divide-y divide-line">
        {data.requestItems.map((request) => (
          <li key={request.id} className="py-3.5 first:pt-2 last:pb-0">
            <Asked chat={chat} request={request} />
          </li>
        ))}
      </ul>
      {data.canAsk && (
        <Button
          size="sm"
          kind={data.requestItems.length > 0 ? 'line' : 'filled'}
          className="mt-4"
          onClick={() => setAsking(true)}
        >
          증명서 부탁하기
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog chat={chat} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Asked({ chat, request }: { chat: Coffeechat; request: Request }) {
  const { kind, purpose, state, askedBy, askedAt, answer } = request
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="text-body font-semibold">{kindNames[answer?.kind ?? kind]}</b>
        <State request={request} />
      </p>
      <p className="text-caption text-ink-3 tnum [overflow-wrap:anywhere]">
        “{purpose}” · {askedBy} 님이 {dayOf(askedAt)}에 부탁했어요
      </p>
      {answer && <Checked answer={answer} />}
      {state === 'OPEN' && <Withdraw chat={chat} request={request} />}
    </>
  )
}

const dayOf = (at: string): string => fullDayText(kstDay(new Date(at)))
const wholeDay = (day: string): string => fullDayText(parseDay(day) ?? 0)

const tagShape = 'inline-flex h-6.5 items-center gap-1 rounded-tag px-2 text-caption whitespace-nowrap'

const words = {
  OPEN: '답을 기다려요',
  DECLINED: '증명서 없이 이어가요',
  WITHDRAWN: '부탁을 거뒀어요',
  TAKEN_BACK: '보낸 분이 거뒀어요',
  EXPIRED: '기한이 지났어요',
} as const

/** What the candidate has to give is dashed; only a proof that was just checked is green. */
function State({ request: { state, answer } }: { request: Request }) {
  if (answer?.state === 'RUNNING')
    return (
      <span className={`${tagShape} bg-success-tint font-medium text-success`}>
        <Check size={14} strokeWidth={2.6} />
        확인됐어요
      </span>
    )
  const now = answer ? answer.state : state
  const isOpen = now === 'OPEN'
  const text = now === 'ANSWERED' ? '' : words[now]
  return (
    <span
      className={`${tagShape} ${isOpen ? 'border-[1.5px] border-dashed border-line-field font-semibold text-ink' : 'bg-surface-2 font-medium text-ink-2'}`}
    >
      {text}
    </span>
  )
}

/** The result without the figure; that stands on the proof's own page. */
function Checked({ answer: { state, source, lookedUpOn, untilDay, link } }: { answer: Answer }) {
  if (state !== 'RUNNING' || !source || !lookedUpOn || !untilDay || !link)
    return <p className="mt-2 text-body-s text-ink-2">이제 내용을 볼 수 없어요.</p>
  return (
    <>
      <p className="mt-2 text-body-s text-pretty text-ink-2 tnum">
        {officialNames[source]} · {wholeDay(lookedUpOn)} 조회 · {wholeDay(untilDay)}까지 볼 수 있어요
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ kind: 'weak', size: 'sm' })}
        >
          증명서 열기
        </a>
        <span className="text-caption text-ink-3">내용은 증명서에 있어요. 열면 후보자에게 때가 남아요.</span>
      </p>
    </>
  )
}

function Withdraw({ chat, request: { id } }: { chat: Coffeechat; request: Request }) {
  const withdraw = useCall(() => api('POST /console/proof-requests/:id/withdraw', { params: { id } }), {
    ...requestCallOptions(chat.id)<void>('부탁을 거뒀어요'),
  })
  return (
    <TextLink size="sm" disabled={withdraw.busy} onClick={() => void withdraw.run()}>
      {withdraw.busy ? '거두는 중' : '부탁 거두기'}
    </TextLink>
  )
}
