import { consolePaths } from '@coffeeattack/contract/console-pages'
import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { agoText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { statusNames } from '../candidates/offer-status.ts'
import { useMe } from '../sessions/me.ts'
import { AnswerWish } from './AnswerWish.tsx'
import { DeskPage } from './DeskPage.tsx'
import { RequestCard, RequestList, useHandling, useRequestStatus } from './Handling.tsx'
import { type MoreRequest, moreRequestsQuery, WISH_CALLS, WISHES } from './queries.ts'

/** Candidates who asked for more offers: each is answered by a curation, or talked to (BIZ-4). */
export function MoreRequestsPage() {
  const status = useRequestStatus()
  const requests = useInfiniteQuery(moreRequestsQuery(status))
  return (
    <DeskPage>
      <RequestList
        tabs={{ open: '기다려요', handled: '마쳤어요' }}
        name="제안을 더 받고 싶은 후보자"
        query={requests}
        empty={{ open: '기다리는 요청이 없어요', handled: '아직 마친 요청이 없어요' }}
      >
        {(request) => <MoreRequestCard key={request.id} request={request} />}
      </RequestList>
    </DeskPage>
  )
}

function MoreRequestCard({ request }: { request: MoreRequest }) {
  const { id, candidate, isActive, message, createdAt, handler, handledAt, curation } = request
  const now = useNow()
  const me = useMe()
  const handling = useHandling(id, WISH_CALLS, WISHES)
  const isTheirs = handler !== null && handler.id !== me.id
  return (
    <RequestCard
      request={request}
      handling={handling}
      title={<MaskedText text={anonymousName(candidate)} />}
      line={[agoText(new Date(createdAt), now), isActive ? null : '지금은 프로필을 쉬고 있어요']
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {isActive && !handledAt && !isTheirs && (
            <AnswerWish wish={request}>이 요청에 답하는 큐레이션 만들기</AnswerWish>
          )}
          <MessageButton request={request} />
          {!handledAt && <SurveyButton candidateId={candidate.id} />}
          {isActive && (
            <Link
              to={consolePaths.candidate(candidate.id)}
              className={buttonLook({ kind: 'weak', size: 'sm' })}
            >
              프로필 보기
            </Link>
          )}
        </>
      }
    >
      <p className="mt-3 leading-relaxed text-pretty whitespace-pre-line">
        {message || <span className="text-ink-3">따로 적은 말은 없어요</span>}
      </p>
      {curation && <AnsweredBy curation={curation} />}
    </RequestCard>
  )
}

/** The curation that answered the wish; its sender can open it. */
function AnsweredBy({ curation }: { curation: NonNullable<MoreRequest['curation']> }) {
  const { companies, status, isMine } = curation
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-surface-2 px-4 py-3">
      <Layers size={18} className="shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-52 text-body-s text-pretty">
        <b className="font-semibold">{`${companies.length}곳을 담은 큐레이션으로 답했어요`}</b>
        <span className="block text-label text-ink-3">{companies.join(', ')}</span>
      </p>
      <Tag kind={status === 'MATCHED' || status === 'AGENT' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
      {isMine && (
        <Link to={consolePaths.curations()} className={buttonLook({ kind: 'line', size: 'sm' })}>
          큐레이션 보기
        </Link>
      )}
    </div>
  )
}

/** Opens the caller's conversation with the person, which begins with the first press. */
function MessageButton({ request: { id, roomId } }: { request: MoreRequest }) {
  const navigate = useNavigate()
  const open = useCall(() => api('POST /console/more-requests/:id/room', { params: { id } }), {
    onDone: ({ roomId: opened }) => navigate(consolePaths.room(opened)),
    onSettled: () => queries.invalidateQueries({ queryKey: WISHES }),
  })
  const look = (
    <>
      <Message size={18} />
      메시지
    </>
  )
  if (roomId) {
    return (
      <Link to={consolePaths.room(roomId)} className={buttonLook({ kind: 'line', size: 'sm' })}>
        {look}
      </Link>
    )
  }
  return (
    <Button kind="line" size="sm" disabled={open.busy} onClick={() => void open.run()}>
      {look}
    </Button>
  )
}

const GREETING = '잘 맞는 회사를 찾아 드리고 싶어요. 세 가지만 알려 주세요.'

/** Sends the survey into the room with this candidate, with a message. */
function SurveyButton({ candidateId }: { candidateId: string }) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState(GREETING)
  const send = useCall(
    (body: { candidateId: string; message: string }, idempotencyKey) =>
      api('POST /console/surveys', { body, idempotencyKey }),
    {
      onDone() {
        setOpen(false)
        toast('설문을 대화방으로 보냈어요', { kind: 'done' })
        void queries.invalidateQueries({ queryKey: ['surveys'] })
      },
    },
  )

  function begin() {
    send.reset()
    setOpen(true)
  }
  const problem = messageProblem(message)
  return (
    <>
      <Button kind="weak" size="sm" onClick={begin}>
        설문 보내기
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title="설문 보내기"
        cancel={{ label: '닫기', onPress: () => setOpen(false) }}
        confirm={{
          label: '대화방으로 보내기',
          busy: send.busy && '보내는 중',
          onPress: () => problem === null && void send.run({ candidateId, message }),
        }}
      >
        <div className="text-left">
          <TextArea
            label="함께 보낼 말"
            limit={MESSAGE.limit}
            atLimit={limitMessage(MESSAGE.limit)}
            value={message}
            onValueChange={setMessage}
            error={problem ?? undefined}
          />
          <ol className="mt-4 grid list-decimal gap-1 rounded-card bg-surface-2 py-4 pr-4 pl-9 text-body-s text-ink-2">
            {surveyQuestions.map(({ surveyCode, question }) => (
              <li key={surveyCode}>{question}</li>
            ))}
          </ol>
        </div>
      </Dialog>
    </>
  )
}
