import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { consolePaths } from '@coffeeattack/contract/console-pages'
import { agoText } from '@coffeeattack/domain/kst'
import { deadlineBadge, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../api/query.ts'
import { statusNames } from '../../candidates/offer-status.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedCards } from '../../list/ConsoleList.tsx'
import { UndoBar, undoCuration } from '../undo.tsx'

/** The curations that the agent sent, and what the candidates chose (BIZ-4). */
export function CurationsPage() {
  const curations = useInfiniteQuery(curationsQuery)
  return (
    <ConsolePage
      title="큐레이션"
      action={
        <Link to={consolePaths.newCuration()} className={buttonLook({ size: 'sm' })}>
          <Plus size={18} />
          큐레이션 만들기
        </Link>
      }
    >
      <PagedCards name="보낸 큐레이션" query={curations} empty="아직 보낸 큐레이션이 없어요">
        {(curation) => <CurationCard key={curation.groupId} curation={curation} />}
      </PagedCards>
    </ConsolePage>
  )
}

/** The companies; after the answer the chosen ones have a mark besides their colour. */
function ChosenList({ curation: { status, offerItems } }: { curation: SentCuration }) {
  const isOver = status !== 'WAITING' && status !== 'AGENT'
  return (
    <ul aria-label="회사" className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-2">
      {offerItems.map(({ id, company, position, isSelected }) => (
        <li
          key={id}
          className={`flex min-w-0 items-center gap-3 rounded-field px-3 py-2.5 ${isSelected ? 'inset-ring-2 inset-ring-primary' : 'inset-ring inset-ring-line-2'}`}
        >
          <Logo name={company.name} src={company.logo} size={36} muted={isOver && !isSelected} />
          <span className="min-w-0 flex-1 leading-close">
            <b className="block truncate text-body-s font-semibold">{company.name}</b>
            <span className="block truncate text-caption text-ink-3">{position}</span>
          </span>
          {isSelected && (
            <>
              <Check size={20} strokeWidth={2.4} />
              <span className="sr-only">골랐어요</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** One curation and its result. The candidate has a name only after choosing. */
function CurationCard({ curation }: { curation: SentCuration }) {
  const now = useNow()
  const { candidate, contact, status, sentAt, expiredAt, message, request } = curation
  const left = status === 'WAITING' ? deadlineBadge(timeLeft(new Date(expiredAt), now)) : null
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-h3">
              {contact ? contact.name : <MaskedText text={anonymousName(candidate)} />}
            </h2>
            <p className="text-label text-ink-3 tnum">
              <MaskedText
                text={[
                  contact && anonymousName(candidate),
                  `${agoText(new Date(sentAt), now)} 보냈어요`,
                  left,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </p>
          </div>
          <Tag kind={status === 'MATCHED' || status === 'AGENT' ? 'shot' : 'plain'}>
            {statusNames[status]}
          </Tag>
        </div>
        {request && (
          <p className="mt-3 flex gap-2 text-label text-pretty text-ink-3">
            <Heart size={16} className="mt-0.5 shrink-0" />
            <span>
              {request.message
                ? `‘${request.message}’ 요청에 답했어요`
                : '제안을 더 받고 싶다는 요청에 답했어요'}
            </span>
          </p>
        )}
        <p className="mt-3 line-clamp-2 text-body-s text-pretty text-ink-2">{message}</p>
        <ChosenList curation={curation} />
        {contact && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-field bg-surface-2 px-4 py-1 text-body-s tnum">
            <a href={`tel:${contact.phone}`} className="flex min-h-11 items-center font-medium">
              {phoneAsTyped(contact.phone)}
            </a>
            {contact.email && (
              <a
                href={`mailto:${contact.email}`}
                className="flex min-h-11 min-w-0 items-center wrap-anywhere"
              >
                {contact.email}
              </a>
            )}
            <Link to={consolePaths.coffeechats()} className={`${buttonLook({ size: 'sm' })} ml-auto`}>
              커피챗 보기
            </Link>
          </p>
        )}
        {status === 'WAITING' && (
          <UndoBar deliverAt={curation.deliverAt} undo={() => undoCuration(curation.groupId)} />
        )}
      </Card>
    </li>
  )
}

type SentCuration = ApiResult<'GET /console/curations'>['items'][number]

const curationsQuery = pages('GET /console/curations', ['curations'], {})
