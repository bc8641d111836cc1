import { consolePaths } from '@coffeeattack/contract/pages'
import { topicOf } from '@coffeeattack/domain/desk/inquiries'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { useMe } from '../../sessions/me.ts'
import { HandlerTag } from '../Handling.tsx'
import { Asker } from './Asker.tsx'
import { askerName, deliveryNames, inquiryQuery, type OpenedInquiry, refreshInquiry } from './queries.ts'

/** Takes the inquiry from the handler that the screen shows. If a colleague was faster, theirs it stays. */
function useTake({ id, handler }: Pick<OpenedInquiry, 'id' | 'handler'>) {
  return useCall(
    () => api('POST /console/inquiries/:id/take', { params: { id }, body: { from: handler?.id ?? null } }),
    { onSettled: () => refreshInquiry(id) },
  )
}

/** Taking an inquiry shows colleagues that somebody works on it. */
function TakeLine({ inquiry }: { inquiry: OpenedInquiry }) {
  const take = useTake(inquiry)
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
function TakeOver({ inquiry }: { inquiry: OpenedInquiry }) {
  const take = useTake(inquiry)
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
export function InquiryPanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(inquiryQuery(id))
  useOpenedTitle(opened.data && askerName(opened.data))
  return (
    <SidePanel title="문의" closeTo={{ pathname: consolePaths.inquiries(), search }}>
      <Loaded
        query={opened}
        title="문의를 불러오지 못했어요"
        className="py-20"
        skeleton={<Skeletons round="card" shapes={['h-20', 'mt-5 h-28', 'mt-5 h-48']} />}
      >
        {(inquiry) => <InquiryBody key={id} inquiry={inquiry} />}
      </Loaded>
    </SidePanel>
  )
}

function InquiryBody({ inquiry }: { inquiry: OpenedInquiry }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Asker inquiry={inquiry} />
      <section aria-label="문의 내용">
        <p className="flex flex-wrap items-center gap-1.5">
          <Tag>{topicOf(inquiry.from)}</Tag>
          {inquiry.from && <span className="text-caption text-ink-3">{inquiry.from}</span>}
        </p>
        <p className="mt-2.5 text-body leading-loose text-pretty whitespace-pre-line">{inquiry.message}</p>
      </section>
      <div className="border-t border-line pt-5">
        {inquiry.handledAt ? <Answered inquiry={inquiry} /> : <Answering inquiry={inquiry} />}
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
function Answering({ inquiry }: { inquiry: OpenedInquiry }) {
  const me = useMe()
  if (inquiry.handler && inquiry.handler.id !== me.id) return <TakeOver inquiry={inquiry} />
  if (!inquiry.candidate && !inquiry.hasContact) return <CloseInquiry inquiry={inquiry} />
  return (
    <>
      <TakeLine inquiry={inquiry} />
      <AnswerForm inquiry={inquiry} />
    </>
  )
}

const nothing = { message: '' }

/** Sends the one answer. If a colleague was faster, the page shows theirs. */
function AnswerForm({ inquiry: { id, candidate, contact } }: { inquiry: OpenedInquiry }) {
  const draft = useDraft({
    place: `inquiry:${id}`,
    empty: nothing,
    read: (kept) => fieldsLike(kept, nothing),
  })
  const form = useForm({
    first: nothing,
    state: [draft.value, draft.write],
    rules: { message: messageProblem },
    // The server refuses a second answer, so no idempotency key is needed.
    send: (body) => api('POST /console/inquiries/:id/answer', { params: { id }, body }),
    onDone() {
      draft.forget()
      toast('답을 보냈어요', { kind: 'done' })
    },
    onSettled: () => refreshInquiry(id),
  })
  return (
    <form {...form.props}>
      <Restored draft={draft} className="-mt-2" />
      <TextArea
        label="답"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        helper={candidate ? '이 분과의 대화방으로 보내요.' : `${contact}에 보내요.`}
        {...form.field('message')}
      />
      <div className="mt-3 flex items-center gap-2">
        <Button
          type="submit"
          size="md"
          className="flex-1"
          disabled={messageProblem(form.values.message) !== null}
          busy={form.busy && '보내는 중'}
        >
          답 보내기
        </Button>
        <CloseInquiry inquiry={{ id }} quiet />
      </div>
    </form>
  )
}

type CloseInquiryProps = {
  inquiry: { id: string }
  /** The second button beside the answer form; it asks first. */
  quiet?: boolean
}

/** Closes an inquiry without an answer. */
function CloseInquiry({ inquiry: { id }, quiet = false }: CloseInquiryProps) {
  const close = useCall(() => api('POST /console/inquiries/:id/close', { params: { id } }), {
    asks: () =>
      quiet && {
        title: '답 없이 마칠까요?',
        description: '문의한 분에게는 아무것도 가지 않아요.',
        confirm: '답 없이 마치기',
        cancel: '더 보기',
      },
    onSettled: () => refreshInquiry(id),
  })
  const button = (
    <Button
      kind="weak"
      size="md"
      wide={!quiet}
      busy={close.busy && '마치는 중'}
      onClick={() => void close.run()}
    >
      답 없이 마치기
    </Button>
  )
  if (quiet) return button
  return (
    <>
      <p className="mb-3 text-body-s text-ink-3">연락처를 남기지 않은 방문자라 답을 보낼 곳이 없어요.</p>
      {button}
    </>
  )
}
