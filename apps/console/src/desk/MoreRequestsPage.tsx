import { consolePaths } from '@coffeeattack/contract/pages'
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
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { DeskPage } from './DeskPage.tsx'
import { RequestCard, RequestList, useHandling, useRequestStatus } from './Handling.tsx'
import { type MoreRequest, moreRequestsQuery } from './queries.ts'

/** Candidates who asked for more offers, with a link to a new curation. */
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
  const { id, candidate, isActive, message, createdAt } = request
  const now = useNow()
  const handling = useHandling(
    id,
    { take: 'POST /console/more-requests/:id/take', done: 'POST /console/more-requests/:id/done' },
    ['more-requests'],
  )
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
          {isActive && (
            <Link to={consolePaths.newCuration(candidate.id)} className={buttonLook({ size: 'sm' })}>
              <Layers size={18} />
              큐레이션 만들기
            </Link>
          )}
          <SurveyButton candidateId={candidate.id} />
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
    </RequestCard>
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
