import { offerPage } from '@coffeeattack/contract/pages'
import { kstMoment } from '@coffeeattack/domain/kst'
import { Card } from '@coffeeattack/ui/Card'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import { DeadlineBadge } from '../offers/deadline.tsx'
import { decidedBadge } from '../offers/listed.ts'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import type { CompanyPage } from './record/queries.ts'

type SentOffer = CompanyPage['offerItems'][number]

/** The company's offers to the person, newest first; closed ones are grey, with their month. */
export function CompanyOffers({ offers }: { offers: readonly SentOffer[] }) {
  return (
    <Card title="나에게 보낸 어택">
      <ul className="mt-1.5 -mb-2">
        {offers.map((offer) => (
          <li key={offer.id} className="border-t border-line first:border-t-0">
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OfferLink({ offer }: { offer: SentOffer }) {
  const { status, position, createdAt, expiredAt } = offer
  const isOpen = status === 'WAITING'
  const about = [position, !isOpen && monthText(new Date(createdAt))].filter(Boolean).join(' · ')
  return (
    <Link to={offerPage(offer)} className="flex min-h-16 items-center gap-3 py-2">
      {/* On narrow screens the badge wraps below. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="min-w-0">
          <span className={`flex ${isOpen ? '' : 'text-ink-3'}`}>
            <Offered offer={offer} />
          </span>
          <span className="block text-caption text-ink-3 tnum">{about}</span>
        </span>
        {isOpen ? (
          <DeadlineBadge expiredAt={expiredAt} />
        ) : (
          <CountdownBadge kind="over">{decidedBadge[status]}</CountdownBadge>
        )}
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </Link>
  )
}

/** The salary, or a label for an offer with only a message. */
function Offered({ offer: { salaryMin, salaryMax, isJustMessage, operatorName } }: { offer: SentOffer }) {
  if (salaryMax !== null) return <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={20} />
  return (
    <b className="text-body leading-snug font-semibold tracking-tight">
      {isJustMessage ? `${operatorName} 님이 메시지를 보냈어요` : '연봉은 커피챗에서 정해요'}
    </b>
  )
}

/** '2026년 4월' */
function monthText(at: Date): string {
  const { year, month } = kstMoment(at)
  return `${year}년 ${month}월`
}
