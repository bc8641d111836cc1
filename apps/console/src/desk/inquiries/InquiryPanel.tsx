import { topicOf } from '@coffeeattack/domain/desk/topic'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { paths } from '../../paths.ts'
import { HandlerTag } from '../Handling.tsx'
import { useMe } from '../../sessions/me.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Asker } from './Asker.tsx'
import { CloseInquiry } from './CloseInquiry.tsx'
import { TakeLine } from './TakeLine.tsx'
import { TakeOver } from './TakeOver.tsx'
import { inquiryQuery, type OpenedInquiry } from './queries.ts'
import { deliveryNames } from './words.ts'

/** One inquiry: who asks, what, and the answer. */
export function InquiryPanel() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const opened = useQuery(inquiryQuery(id))
  return (
    <SidePanel title="문의" closeTo={{ pathname: paths.inquiries(), search }}>
      {opened.data && <Opened key={id} inquiry={opened.data} />}
      {!opened.data && opened.isError && (
        <ErrorState
          title="문의를 불러오지 못했어요"
          busy={opened.isFetching && '불러오는 중'}
          onRetry={() => void opened.refetch()}
          className="py-20"
        />
      )}
      {!opened.data && !opened.isError && (
        <SkeletonGroup>
          <Skeleton round="card" className="h-20" />
          <Skeleton round="card" className="mt-5 h-28" />
          <Skeleton round="card" className="mt-5 h-48" />
        </SkeletonGroup>
      )}
    </SidePanel>
  )
}

function Opened({ inquiry }: { inquiry: OpenedInquiry }) {
  return (
    <div className="grid gap-5">
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

/** What a colleague holds is taken over first; a visitor who left no contact cannot be answered. */
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
