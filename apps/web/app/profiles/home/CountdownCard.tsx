import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { countdownText, deadlineBadge, type TimeLeft } from '@coffeeattack/domain/offers/deadline'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { HomeCard } from '@coffeeattack/ui/HomeCard'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { DeadlineNews } from '../../offers/DeadlineNews.tsx'
import { LogoStack } from '../../offers/LogoStack.tsx'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import { offerWords } from './offer-words.ts'
import type { RecentOffer } from './queries.ts'
import { RaiseBar } from './RaiseBar.tsx'

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
