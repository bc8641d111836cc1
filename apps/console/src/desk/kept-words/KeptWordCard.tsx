import { consolePaths } from '@coffeeattack/contract/console-pages'
import { findingEffect, findingNames } from '@coffeeattack/domain/desk/kept-words.ko'
import { agoText, dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { useMe } from '../../sessions/me.ts'
import { RequestCard } from '../Handling.tsx'
import { FindingDialog } from './FindingDialog.tsx'
import { Lines } from './Lines.tsx'
import { type KeptWord, reloadKeptWords } from './queries.ts'
import { AskCompanyButton, TalkButton } from './WriteButtons.tsx'

/** One case: what it is about, both sides' words, the amounts, and how to reach each side. */
export function KeptWordCard({ word }: { word: KeptWord }) {
  const { id, candidate, name, company, said, isSettled, createdAt, finding, figure } = word
  const now = useNow()
  const [isJudging, setJudging] = useState(false)
  const take = useCall(
    (from: string | null) => api('POST /console/kept-words/:id/take', { params: { id }, body: { from } }),
    { onSettled: reloadKeptWords },
  )
  const done = useCall(
    () => api('POST /console/kept-words/:id/done', { params: { id }, body: { finding: null } }),
    { onDone: () => toast('마친 것으로 표시했어요', { kind: 'done' }), onSettled: reloadKeptWords },
  )
  const needsFinding = said !== null && !isSettled
  return (
    <RequestCard
      request={word}
      handling={{
        busy: take.busy || done.busy,
        onTake: (from) => void take.run(from),
        ...(needsFinding && { done: '판단하기' }),
        onDone: () => (needsFinding ? setJudging(true) : void done.run()),
      }}
      title={name ?? '이름을 모르는 분'}
      line={<MaskedText text={`${anonymousName(candidate)} · ${agoText(new Date(createdAt), now)}`} />}
      tag={isSettled && !finding && <Tag>지금은 두 쪽의 말이 같아요</Tag>}
      actions={<Reach word={word} />}
    >
      <p className="mt-3 font-medium text-pretty tnum">{aboutOf(word)}</p>
      {said ? (
        <>
          <BothSaid said={said} company={company} />
          <Pay pay={word.pay} />
        </>
      ) : (
        <p className="mt-1 text-body-s text-pretty text-ink-2">
          먼저 사정을 들어 주세요. 회사는 이 기록을 보지 못해요.
        </p>
      )}
      {word.lines.length > 0 && (
        <section aria-label="회사와 나눈 말" className="mt-4">
          <Lines lines={word.lines} own="agent" />
        </section>
      )}
      {finding && (
        <p className="mt-4 rounded-field bg-surface-2 px-4 py-3 text-body-s">
          <b className="font-semibold">판단: {findingNames[finding]}</b>
          <span className="block text-label text-ink-3">{findingEffect(finding, figure)}</span>
        </p>
      )}
      <FindingDialog word={word} open={isJudging} onClose={() => setJudging(false)} />
    </RequestCard>
  )
}

/** The two statements side by side: the candidate's dashed, the company's filled. */
function BothSaid({ said, company }: { said: NonNullable<KeptWord['said']>; company: string | null }) {
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      <div className="rounded-field border-[1.5px] border-dashed border-line-field px-4 py-3">
        <dt className="flex items-center gap-1 text-caption text-ink-3">
          <Person size={15} strokeWidth={2} />
          후보자
        </dt>
        <dd className="mt-0.5 text-body font-semibold text-pretty">“{said.candidate}”</dd>
      </div>
      <div className="rounded-field bg-surface-2 px-4 py-3">
        <dt className="truncate text-caption text-ink-3">{company ?? '회사'}</dt>
        <dd className="mt-0.5 text-body font-semibold text-pretty">“{said.company}”</dd>
      </div>
    </dl>
  )
}

/** The amounts, from the offer to the hire. */
function Pay({ pay }: Pick<KeptWord, 'pay'>) {
  if (pay.length === 0) return null
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 text-label tnum sm:grid-cols-2">
      {pay.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The company and the day of the meeting. */
function aboutOf({ kind, company, startAt }: KeptWord): string {
  if (kind === 'MISSED_TWICE') return '약속한 커피챗에 두 번 나오지 않았어요'
  const at = startAt && new Date(startAt)
  const what = at ? `${dayText(kstDay(at))} ${timeText(at)} 커피챗` : '커피챗 뒤의 진행'
  return [what, company].filter(Boolean).join(' · ')
}

/** How to reach the candidate and the company. A colleague's case must be taken over before writing. */
function Reach({ word }: { word: KeptWord }) {
  const { kind, roomId, handler, handledAt, recruiter } = word
  const me = useMe()
  const canWrite = handledAt === null && (handler === null || handler.id === me.id)
  return (
    <>
      {roomId ? (
        <Link to={consolePaths.room(roomId)} className={buttonLook({ kind: 'line', size: 'sm' })}>
          <Message size={18} />
          후보자와 대화 이어가기
        </Link>
      ) : (
        canWrite && <TalkButton word={word} />
      )}
      {canWrite && recruiter && <AskCompanyButton word={word} recruiter={recruiter} />}
      {canWrite && kind !== 'MISSED_TWICE' && !recruiter && (
        <p className="text-label text-ink-3">회사에 지금 물어볼 채용 담당자가 없어요</p>
      )}
    </>
  )
}
