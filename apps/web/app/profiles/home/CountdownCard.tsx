import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { countdownText, deadlineBadge, type TimeLeft } from '@coffeeattack/domain/offers/deadline'
import { increaseAlt, increaseView, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { HomeCard } from '@coffeeattack/ui/HomeCard'
import { IncreaseBar } from '@coffeeattack/ui/IncreaseBar'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { DeadlineNews } from '../../offers/DeadlineNews.tsx'
import { LogoStack } from '../../offers/LogoStack.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import type { RecentOffer } from './queries.ts'

type RaiseBarProps = Pick<RecentOffer, 'salaryMin' | 'salaryMax' | 'increaseRate' | 'incomeBasis'>

/** The offer against today's income; without one there is nothing to draw. */
function RaiseBar(offer: RaiseBarProps) {
  const { incomeBasis: income, increaseRate } = offer
  const view = increaseView(income, offer)
  const top = topSalary(offer)
  if (view.kind === 'none' || income === null || top === null) return null
  const bar = {
    tone: 'shot',
    height: 14,
    now: income,
    min: offer.salaryMin ?? top,
    max: top,
    label: increaseAlt(income, offer),
  } as const
  if (view.kind === 'negotiable') return <IncreaseBar {...bar} flatNote={view.note} />
  return (
    <IncreaseBar
      {...bar}
      from={<span className="block text-label leading-[1.6rem]">지금보다 최대</span>}
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

type Words = { title: string; subtitle: string; go: string }

/** Who offers what, and what a press leads to. */
function offerWords(offer: RecentOffer): Words {
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

/** From 1억 on both ends carry their units; larger, they would leave a small phone. */
const EOK = 10_000

/** The offer that closes next: a company's, or several in one that an agent chose. */
export function CountdownCard({ offer, to, left }: CountdownCardProps) {
  const { companyItems, salaryMin, salaryMax } = offer
  const isGroup = offer.offerGroupId !== null
  return (
    <div>
      <HomeCard
        logo={
          isGroup ? (
            <LogoStack companies={companyItems} />
          ) : (
            <Logo name={offer.name} src={offer.logo} size={44} />
          )
        }
        {...offerWords(offer)}
        badge={<CountdownBadge kind="inverse">{deadlineBadge(left)}</CountdownBadge>}
        money={
          salaryMax !== null && (
            <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={salaryMax < EOK ? 40 : 24} />
          )
        }
        bar={salaryMax !== null && <RaiseBar {...offer} />}
        time={left.kind === 'today' ? countdownText(left.ms) : undefined}
        until={left.kind === 'days' ? `${dayText(kstDay(new Date(offer.expiredAt)))}까지` : undefined}
        render={(look) => <Link to={to} {...look} />}
      />
      <DeadlineNews expiredAt={offer.expiredAt} />
    </div>
  )
}
