import { offerPage, paths } from '@coffeeattack/contract/pages'
import { kstDay, kstMoment, longDayText, spokenTimeText, startOfKstDay } from '@coffeeattack/domain/kst'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
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

const DAYS = 28
/** The latest are listed; those of all companies have their own page. */
const LISTED = 5

/** The days on which this company opened the person's profile (OFR-14). */
export function CompanyViews({ views }: { views: readonly string[] }) {
  const today = kstDay(useNow(nextMidnight))
  const looks = views.map((at) => new Date(at)).filter((at) => kstDay(at) > today - DAYS)
  return (
    <Card aria-labelledby="views">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="views" className="text-h3">
          내 프로필을 본 때
        </h2>
        <span className="text-caption text-ink-3">최근 4주</span>
      </div>
      <Strip today={today} looks={looks} />
      {looks.length === 0 && <p className="mt-3 text-body-s text-ink-3">최근 4주에는 보지 않았어요.</p>}
      <dl className="mt-2.5 tnum">
        {looks.slice(0, LISTED).map((at) => (
          <div key={at.getTime()} className="flex justify-between gap-3 text-body-s leading-[2.1]">
            <dt className="text-ink-2">{longDayText(kstDay(at))}</dt>
            <dd className="text-ink-3">{spokenTimeText(at)}</dd>
          </div>
        ))}
      </dl>
      {looks.length > LISTED && (
        <Link
          to={paths.profileViews()}
          className="-mx-5 mt-3.5 -mb-5 flex min-h-13 items-center justify-center gap-0.5 border-t border-line text-body-s font-medium text-ink-2"
        >
          모두 보기
          <ChevronRight size={16} />
        </Link>
      )}
    </Card>
  )
}

function Strip({ today, looks }: { today: number; looks: readonly Date[] }) {
  const seen = new Set(looks.map(kstDay))
  const days = Array.from({ length: DAYS }, (_, place) => today - DAYS + 1 + place)
  const when = looks.length === 0 ? '보지 않았어요' : `${looks.length}일 봤어요`
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
        role="img"
        aria-label={`최근 4주에 ${when}`}
        className="mt-3.5 grid grid-cols-[repeat(28,1fr)] gap-[3px]"
      >
        {days.map((day) => (
          <i key={day} className={`h-4.5 rounded-[3px] ${seen.has(day) ? 'bg-primary' : 'bg-surface-3'}`} />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-note text-ink-3 tnum">
        <span>{monthDayText(days[0]!)}</span>
        <span>오늘</span>
      </div>
    </>
  )
}

/** '10월 19일' */
function monthDayText(day: number): string {
  const { month, day: date } = kstMoment(startOfKstDay(day))
  return `${month}월 ${date}일`
}
