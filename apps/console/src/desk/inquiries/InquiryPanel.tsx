import { topicOf } from '@coffeeattack/domain/desk/inquiries'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { RepliesPanel } from '../../rooms/replies/RepliesPanel.tsx'
import { useRepliesPanel } from '../../rooms/replies/use-reply-menu.ts'
import { useMe } from '../../sessions/me.ts'
import { HandlerTag } from '../Handling.tsx'
import { Asker } from './Asker.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { CloseInquiry } from './CloseInquiry.tsx'
import { ObjectionTerm } from './ObjectionTerm.tsx'
import {
  askerName,
  deliveryNames,
  inquiryQuery,
  type OpenedInquiry,
  type Queue,
  queues,
  refreshInquiry,
} from './queries.ts'

/** An opened inquiry with the queue it stands in. */
type Opened = { queue: Queue; inquiry: OpenedInquiry }

/** Takes the inquiry from the handler that the screen shows. If a colleague was faster, theirs it stays. */
function useTake({ queue, inquiry: { id, handler } }: Opened) {
  return useCall(
    () => api(queues[queue].calls.take, { params: { id }, body: { from: handler?.id ?? null } }),
    { onSettled: () => refreshInquiry(id) },
  )
}

/** Taking an inquiry shows colleagues that somebody works on it. */
function TakeLine(opened: Opened) {
  const { inquiry } = opened
  const take = useTake(opened)
  return (
    <div className="mb-4 flex min-h-10 items-center justify-between gap-3">
      {inquiry.handler ? (
        <HandlerTag {...inquiry} />
      ) : (
        <>
          <p className="text-label text-ink-3">아직 아무도 맡지 않았어요</p>
          <Button kind="line" size="sm" busy={take.busy && '맡는 중'} onClick={() => void take.run()}>
            내가 맡기
          </Button>
        </>
      )}
    </div>
  )
}

/** Shown while a colleague handles the inquiry. */
function TakeOver(opened: Opened) {
  const { inquiry } = opened
  const take = useTake(opened)
  return (
    <>
      <p className="mb-3 text-body-s text-ink-2">
        <b className="font-semibold">{inquiry.handler?.name} 님</b>이 맡아서 답을 준비하고 있어요.
      </p>
      <Button kind="line" size="md" busy={take.busy && '넘겨받는 중'} onClick={() => void take.run()}>
        넘겨받아 답하기
      </Button>
    </>
  )
}

/** One inquiry: who asks, what, and the answer. */
export const InquiryPanel = () => <PanelOf queue="candidates" />

export const CompanyInquiryPanel = () => <PanelOf queue="companies" />

function PanelOf({ queue }: { queue: Queue }) {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(inquiryQuery(queue, id))
  const { isOpen } = useRepliesPanel()
  useOpenedTitle(opened.data && askerName(queue, opened.data))
  if (isOpen) return <RepliesPanel />
  return (
    <SidePanel title={queues[queue].title} closeTo={{ pathname: queues[queue].list(), search }}>
      <Loaded
        query={opened}
        title="문의를 불러오지 못했어요"
        className="py-20"
        skeleton={<Skeletons round="card" shapes={['h-20', 'mt-5 h-28', 'mt-5 h-48']} />}
      >
        {(inquiry) => <InquiryBody key={id} queue={queue} inquiry={inquiry} />}
      </Loaded>
    </SidePanel>
  )
}

function InquiryBody({ queue, inquiry }: Opened) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Asker queue={queue} inquiry={inquiry} />
      <section aria-label="문의 내용">
        <p className="flex flex-wrap items-center gap-1.5">
          <Tag>{topicOf(inquiry.from)}</Tag>
          {inquiry.from && <span className="text-caption text-ink-3">{inquiry.from}</span>}
        </p>
        {inquiry.objection && (
          <div className="mt-2.5">
            <ObjectionTerm objection={inquiry.objection} isAnswered={inquiry.handledAt !== null} />
          </div>
        )}
        <p className="mt-2.5 text-body leading-loose text-pretty whitespace-pre-line">{inquiry.message}</p>
      </section>
      <div className="border-t border-line pt-5">
        {inquiry.handledAt ? <Answered inquiry={inquiry} /> : <Answering queue={queue} inquiry={inquiry} />}
      </div>
    </div>
  )
}

function Answered({ inquiry }: { inquiry: OpenedInquiry }) {
  return (
    <section aria-label="답" className="grid justify-items-start gap-2.5">
      <HandlerTag {...inquiry} />
      {inquiry.answer ? (
        <>
          <p className="w-full rounded-card rounded-tr-[4px] bg-primary px-4 py-3 leading-relaxed whitespace-pre-line text-on-primary">
            {inquiry.answer}
          </p>
          {inquiry.delivery && <p className="text-caption text-ink-3">{deliveryNames[inquiry.delivery]}</p>}
        </>
      ) : (
        <p className="text-body-s text-ink-3">답 없이 마쳤어요.</p>
      )}
    </section>
  )
}

/** A colleague's inquiry must be taken over first; a visitor without contact cannot be answered. */
function Answering(opened: Opened) {
  const me = useMe()
  const { handler, candidate, hasContact, id } = opened.inquiry
  if (handler && handler.id !== me.id) return <TakeOver {...opened} />
  if (!candidate && !hasContact) return <CloseInquiry queue={opened.queue} id={id} />
  return (
    <>
      <TakeLine {...opened} />
      <AnswerForm {...opened} />
    </>
  )
}
