import { topicOf } from '@coffeeattack/domain/desk/inquiries'
import { agoText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { ListPage } from '../../layout/ListPage.tsx'
import { ObjectionTag } from './ObjectionTerm.tsx'
import { HandlerTag, RequestList, useRequestStatus } from '../Handling.tsx'
import { askerName, inquiriesQuery, type Inquiry, type Queue, queues } from './queries.ts'

/** What candidates and visitors asked, the longest waiting first; one opens beside the list. */
export const InquiriesPage = () => <InquiriesOf queue="candidates" />

/** What companies asked, in a queue of their own (BIZ-4). */
export const CompanyInquiriesPage = () => <InquiriesOf queue="companies" />

function InquiriesOf({ queue }: { queue: Queue }) {
  const status = useRequestStatus()
  const { id } = useParams()
  const { search } = useLocation()
  const inquiries = useInfiniteQuery(inquiriesQuery(queue, status))
  const { title, one } = queues[queue]
  return (
    <ListPage title={title} query={inquiries} addressOf={(next) => ({ pathname: one(next), search })}>
      <RequestList
        tabs={{ open: '답을 기다려요', handled: '마쳤어요' }}
        name={title}
        query={inquiries}
        empty={{ open: '기다리는 문의가 없어요', handled: '아직 마친 문의가 없어요' }}
      >
        {(inquiry) => (
          <InquiryRow key={inquiry.id} queue={queue} inquiry={inquiry} isOpen={inquiry.id === id} />
        )}
      </RequestList>
    </ListPage>
  )
}

type InquiryRowProps = { queue: Queue; inquiry: Inquiry; isOpen: boolean }

/** The whole card opens the inquiry. */
function InquiryRow({ queue, inquiry, isOpen }: InquiryRowProps) {
  const { search } = useLocation()
  const now = useNow()
  return (
    <li
      className={`relative overflow-hidden rounded-card bg-surface px-6 py-4.5 transition-colors hover:bg-elevated ${isOpen ? 'inset-ring-2 inset-ring-primary' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-label text-ink-3">
        <Tag>{topicOf(inquiry.from)}</Tag>
        <span className="min-w-0 truncate">{askerName(queue, inquiry)}</span>
        <span className="ml-auto shrink-0 tnum">{agoText(new Date(inquiry.createdAt), now)}</span>
      </p>
      <Link
        to={{ pathname: queues[queue].one(inquiry.id), search }}
        aria-current={isOpen ? 'true' : undefined}
        className="mt-2 line-clamp-2 text-body font-semibold text-pretty after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {inquiry.message}
      </Link>
      {inquiry.answer && <p className="mt-1 line-clamp-1 text-body-s text-ink-3">{inquiry.answer}</p>}
      {(inquiry.handler || inquiry.delivery === 'FAILED' || inquiry.objection) && (
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          {inquiry.objection && !inquiry.handledAt && <ObjectionTag objection={inquiry.objection} />}
          <HandlerTag {...inquiry} />
          {inquiry.delivery === 'FAILED' && <Tag>연락처에 닿지 않았어요</Tag>}
        </p>
      )}
    </li>
  )
}
