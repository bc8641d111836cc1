import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { consolePaths } from '@coffeeattack/contract/pages'
import { agoText, dayText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { pages } from '../../api/query.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { RequestCard, RequestList, type RequestStatus, useHandling, useRequestStatus } from '../Handling.tsx'

/** Contradicting words about a coffee chat, and people who twice did not come; for agents only (KEEP-3, KEEP-5). */
export function KeptWordsPage() {
  const status = useRequestStatus()
  const words = useInfiniteQuery(keptWordsQuery(status))
  return (
    <ConsolePage title="약속">
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        두 쪽의 말이 다른 커피챗과 두 번 나오지 않은 분이에요. 에이전트에게만 보이고, 본 사람은 기록에 남아요.
      </p>
      <RequestList
        tabs={{ open: '이야기가 필요해요', handled: '마쳤어요' }}
        name="약속"
        query={words}
        empty={{ open: '모두 약속을 지켰어요', handled: '아직 마친 이야기가 없어요' }}
        description={status === 'open' && '말이 다른 커피챗이 생기면 여기에 올라와요.'}
      >
        {(word) => <KeptWordCard key={word.id} word={word} />}
      </RequestList>
    </ConsolePage>
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

/** The company and the day of the meeting. */
function aboutOf({ kind, company, startAt }: KeptWord): string {
  if (kind === 'MISSED_TWICE') return '약속한 커피챗에 두 번 나오지 않았어요'
  const at = startAt && new Date(startAt)
  const what = at ? `${dayText(kstDay(at))} ${timeText(at)} 커피챗` : '커피챗 뒤의 진행'
  return [what, company].filter(Boolean).join(' · ')
}

function KeptWordCard({ word }: { word: KeptWord }) {
  const { id, candidate, name, company, said, isSettled, roomId, createdAt, handledAt } = word
  const now = useNow()
  const handling = useHandling(
    id,
    { take: 'POST /console/kept-words/:id/take', done: 'POST /console/kept-words/:id/done' },
    KEPT_WORDS,
  )
  return (
    <RequestCard
      request={word}
      handling={handling}
      title={name ?? '이름을 모르는 분'}
      line={<MaskedText text={`${anonymousName(candidate)} · ${agoText(new Date(createdAt), now)}`} />}
      tag={isSettled && <Tag>지금은 두 쪽의 말이 같아요</Tag>}
      actions={
        roomId ? (
          <Link to={consolePaths.room(roomId)} className={buttonLook({ kind: 'line', size: 'sm' })}>
            <Message size={18} />
            대화 이어가기
          </Link>
        ) : (
          handledAt === null && <TalkButton word={word} />
        )
      }
    >
      <p className="mt-3 font-medium text-pretty tnum">{aboutOf(word)}</p>
      {said ? (
        <BothSaid said={said} company={company} />
      ) : (
        <p className="mt-1 text-body-s text-pretty text-ink-2">
          먼저 사정을 들어 주세요. 회사는 이 기록을 보지 못해요.
        </p>
      )}
    </RequestCard>
  )
}

/** Opening messages that blame nobody and name no company. */
const greetings: Readonly<Record<KeptWord['kind'], string>> = {
  MEETING: '커피챗 뒤에 남겨 주신 답을 보고 연락드려요. 그날 어떤 일이 있었는지 편하게 알려 주세요.',
  STAGE: '커피챗 뒤의 진행이 회사와 다르게 남아 있어 연락드려요. 어떻게 되었는지 편하게 알려 주세요.',
  MISSED_TWICE: '커피챗에 나오기 어려운 일이 있었나요? 편하게 말씀해 주시면 다음 약속을 도와드릴게요.',
}

/** Opens the conversation with this person. A colleague's case must be taken over first. */
function TalkButton({ word: { id, kind, handler } }: { word: KeptWord }) {
  const me = useMe()
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState(greetings[kind])
  const talk = useCall(
    (body: { message: string }, idempotencyKey) =>
      api('POST /console/kept-words/:id/talk', { params: { id }, body, idempotencyKey }),
    {
      onDone() {
        setOpen(false)
        toast('대화방으로 보냈어요', { kind: 'done' })
      },
      onSettled: () => queries.invalidateQueries({ queryKey: KEPT_WORDS }),
    },
  )

  function begin() {
    talk.reset()
    setOpen(true)
  }
  const problem = messageProblem(message)
  if (handler && handler.id !== me.id) return null
  return (
    <>
      <Button size="sm" onClick={begin}>
        <Message size={18} />
        먼저 말 걸기
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title="먼저 말 걸기"
        cancel={{ label: '닫기', onPress: () => setOpen(false) }}
        confirm={{
          label: '대화방으로 보내기',
          busy: talk.busy && '보내는 중',
          onPress: () => problem === null && void talk.run({ message }),
        }}
      >
        <div className="text-left">
          <TextArea
            label="건넬 말"
            limit={MESSAGE.limit}
            atLimit={limitMessage(MESSAGE.limit)}
            value={message}
            onValueChange={setMessage}
            error={problem ?? undefined}
          />
        </div>
      </Dialog>
    </>
  )
}

type KeptWord = ApiResult<'GET /console/kept-words'>['items'][number]

/** The key of the lists and of the count in the rail. */
const KEPT_WORDS = ['kept-words'] as const

/** Reading is recorded, so the query does not refetch on window focus. */
const keptWordsQuery = (status: RequestStatus) =>
  pages('GET /console/kept-words', [...KEPT_WORDS, status], { status }, { refetchOnWindowFocus: false })
