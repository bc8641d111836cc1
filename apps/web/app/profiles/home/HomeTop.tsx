import { offerPage } from '@coffeeattack/contract/pages'
import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { countdownText, deadlineBadge, nextChange, type TimeLeft } from '@coffeeattack/domain/offers/deadline'
import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { homeCard } from '@coffeeattack/domain/offers/list'
import { originText } from '@coffeeattack/domain/salary/counted-income'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { IncreaseBar } from '@coffeeattack/kit/offers/IncreaseBar'
import { useNow } from '@coffeeattack/kit/useNow'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Asked } from '../../coffeechats/afterwards/asked.ts'
import { useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { DeadlineNews } from '../../offers/deadline.tsx'
import { LogoStack } from '../../offers/LogoStack.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import { pactOfHome, pactsQuery } from '../../pacts/cards.ts'
import {
  declinedHeadline,
  invitationIn,
  type PaidCard,
  paidChecksQuery,
  paidHeadline,
} from '../../paid-checks/cards.ts'
import type { Profile } from '../profile-query.ts'
import { Notice, noticeOf } from './notices.tsx'
import {
  askedHeadline,
  headline,
  type Home,
  homeQuery,
  meetingHeadline,
  pactHeadline,
  type RecentOffer,
} from './queries.ts'
import { useMeetingOfToday } from './use-meeting-of-today.ts'

/** Loaded on demand: few visits follow a meeting, or come before one. */
const OutcomeCard = lazy(() => import('../../coffeechats/afterwards/OutcomeCard.tsx'))
const NextCoffeechat = lazy(() => import('./NextCoffeechat.tsx'))
const PaidHomeCard = lazy(() => import('../../paid-checks/entry/PaidHomeCard.tsx'))
const PactHomeCard = lazy(() => import('../../pacts/entry/PactHomeCard.tsx'))

type HomeTopProps = { name: string | null; home: Home; profile: Profile | undefined }

/** The page's main news, as a sentence and a card (OFR-10). */
export function HomeTop({ name, home, profile }: HomeTopProps) {
  const recent = home.recentOfferItem
  const recentOfferItem = recent && { ...recent, expiredAt: new Date(recent.expiredAt) }
  const now = useNow((at) => recentOfferItem && nextChange(recentOfferItem.expiredAt, at))
  const card = homeCard({ ...home, recentOfferItem }, now)
  useNextOffer(recent !== null && home.isActivate && card.kind !== 'countdown')
  const [told, setTold] = useState<{ asked: Asked; met: MetAnswer } | null>(null)
  const asked = told?.asked ?? home.askedCoffeechat
  const next = home.nextCoffeechat
  const meeting = useMeetingOfToday(next)
  // A pact comes from a coffee chat.
  const pacts = useQuery({ ...pactsQuery, enabled: home.selectedOfferCount > 0 }).data?.items ?? []
  const pact = pactOfHome(pacts, now)
  const paid = usePaidCheck(home)
  const [first, second] = meeting
    ? meetingHeadline(name, new Date(meeting.chat.startsAt), meeting.now)
    : pact
      ? pactHeadline(name, pact, now)
      : asked && !told
        ? askedHeadline(name, new Date(asked.startsAt), now)
        : paid
          ? paid.headline(name)
          : headline(name, card)
  return (
    <>
      <h1 className="px-1 pt-1 pb-2 text-h1">
        {first}
        <span className="block">{second}</span>
      </h1>
      {meeting && (
        <Suspense fallback={<Skeleton round="card" className="h-25" />}>
          <NextCoffeechat {...meeting} />
        </Suspense>
      )}
      {pact && (
        <Suspense fallback={<Skeleton className="h-72 rounded-home!" />}>
          <PactHomeCard pact={pact} />
        </Suspense>
      )}
      {paid && (
        <Suspense fallback={<Skeleton round="card" className="h-78" />}>
          <PaidHomeCard {...paid} />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={<Skeleton round="card" className="h-58" />}>
          <OutcomeCard
            asked={asked}
            me={name}
            told={told?.met ?? null}
            onTold={(met) => setTold({ asked, met })}
          />
        </Suspense>
      )}
      {card.kind === 'countdown' && recent && (
        <CountdownCard offer={recent} to={offerPage(recent)} left={card.left} />
      )}
      {card.kind !== 'countdown' && !pact && (
        <Notice {...noticeOf(card, { profile, selected: home.selectedOfferCount })} />
      )}
      {next && !meeting && (
        <Suspense fallback={<Skeleton round="card" className="h-25" />}>
          <NextCoffeechat chat={next} now={null} />
        </Suspense>
      )}
    </>
  )
}

/** Whether a promised pay is paid (KEEP-7); once declined, the page says so until it is left. */
function usePaidCheck(home: Home) {
  const checks = useQuery({ ...paidChecksQuery, enabled: home.selectedOfferCount > 0 }).data?.items ?? []
  const [declined, setDeclined] = useState<PaidCard | null>(null)
  const check = declined ?? invitationIn(checks)
  return (
    check && {
      check,
      isDeclined: declined !== null,
      onDeclined: () => setDeclined(check),
      headline: (name: string | null) => (declined ? declinedHeadline(name) : paidHeadline(name, check)),
    }
  )
}

/** The deadline passed while the page was open, so another offer may be the next one. */
function useNextOffer(over: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: homeQuery.queryKey })
  }, [over, client])
}

/** The offer against the current income; without an income there is no bar. */
type RaiseBarProps = Pick<
  RecentOffer,
  'salaryMin' | 'salaryMax' | 'increaseRate' | 'incomeBasis' | 'incomeOrigin'
>

function RaiseBar(offer: RaiseBarProps) {
  const { incomeBasis: income, incomeOrigin, increaseRate } = offer
  const word = useIncomeWord(incomeOrigin)
  const view = increaseView(income, offer, word)
  const top = topSalary(offer)
  if (view.kind === 'none' || income === null || top === null) return null
  const bar = {
    tone: 'shot',
    height: 14,
    now: income,
    min: offer.salaryMin ?? top,
    max: top,
    label: increaseAlt(income, offer, word),
  } as const
  if (view.kind === 'negotiable') return <IncreaseBar {...bar} flatNote={view.note} />
  return (
    <IncreaseBar
      {...bar}
      from={
        <span className="block text-label leading-close">
          {word}보다 최대
          {incomeOrigin && <span className="block text-on-shot-2">{originText(incomeOrigin)}</span>}
        </span>
      }
      to={
        <b className="text-body font-bold text-rise-on-shot">
          <CountUp
            value={view.amount}
            format={(amount) => `${raiseText(Math.round(amount))} · ${rateText(increaseRate ?? 0)}`}
          />
        </b>
      }
    />
  )
}

/** The offer's company and position, linked to the offer. */
function offerWords(offer: RecentOffer): { title: string; subtitle: string; go: string } {
  const { name, position, companyItems, operatorName } = offer
  if (offer.offerGroupId !== null) {
    return {
      title: `${companyItems.length}곳이 함께 왔어요`,
      subtitle: `${operatorName} 에이전트가 골랐어요`,
      go: '한눈에 견주고 고르기',
    }
  }
  return { title: name, subtitle: position, go: offer.isJustMessage ? '메시지 확인하기' : '제안 확인하기' }
}

type CountdownCardProps = { offer: RecentOffer; to: string; left: Exclude<TimeLeft, { kind: 'over' }> }

/** From 1억 both amounts carry their units, and a larger font would overflow a small phone. */
const EOK = 10_000

/** The offer that closes next: a company's, or an agent's group. */
function CountdownCard({ offer, to, left }: CountdownCardProps) {
  const { companyItems, salaryMin, salaryMax } = offer
  const isGroup = offer.offerGroupId !== null
  const { title, subtitle, go } = offerWords(offer)
  return (
    <div>
      <Link to={to} className="block rounded-home bg-shot p-5 text-on-shot [--focus:var(--ink)]">
        <span className="flex items-center gap-3">
          {isGroup ? (
            <LogoStack companies={companyItems} />
          ) : (
            <Logo name={offer.name} src={offer.logo} size={44} />
          )}
          <span className="min-w-0 flex-1">
            <b className="block truncate text-h3 leading-snug font-bold">{title}</b>
            <span className="block truncate text-label leading-close text-on-shot-2">{subtitle}</span>
          </span>
          <CountdownBadge kind="inverse">{deadlineBadge(left)}</CountdownBadge>
        </span>
        {salaryMax !== null && (
          <>
            <span className="mt-5.5 block">
              <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={salaryMax < EOK ? 40 : 24} />
            </span>
            <div className="mt-3.5">
              <RaiseBar {...offer} />
            </div>
          </>
        )}
        <span className="mt-5 flex min-h-row items-center justify-between gap-3 rounded-bar bg-on-shot px-4.5 font-semibold text-shot">
          <span>{go}</span>
          {left.kind === 'today' ? (
            <span role="timer" aria-live="off" className="text-h3 font-bold tnum">
              {countdownText(left.ms)}
            </span>
          ) : (
            <span className="text-label font-medium tnum">
              {dayText(kstDay(new Date(offer.expiredAt)))}까지
            </span>
          )}
        </span>
      </Link>
      <DeadlineNews expiredAt={offer.expiredAt} />
    </div>
  )
}
