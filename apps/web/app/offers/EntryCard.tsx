import { rateText } from '@coffeeattack/domain/salary/format'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { Logo } from '@coffeeattack/ui/Logo'
import { OfferCard } from '@coffeeattack/ui/OfferCard'
import type { ComponentProps } from 'react'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { LogoStack } from './LogoStack.tsx'
import { SalaryRange } from './SalaryRange.tsx'
import type { ListedEntry } from './listed.ts'
import { decidedBadge, entrySubtitle, entryTitle } from './words.ts'

type EntryCardProps = ListedEntry & Pick<ComponentProps<typeof OfferCard>, 'action' | 'render'>

/** An offer or a group in a list. */
export function EntryCard({ entry, status, action, render }: EntryCardProps) {
  const muted = status === 'EXPIRED' || status === 'REFUSED'
  const rises = entry.increaseRate !== null && entry.increaseRate > 0
  const negotiable = entry.increaseRate !== null && !rises
  const hasMoney = entry.salaryMin !== null || entry.salaryMax !== null
  return (
    <OfferCard
      logo={
        entry.offerGroupId === null ? (
          <Logo name={entry.name} src={entry.logo} muted={muted} />
        ) : (
          <LogoStack companies={entry.companyItems} muted={muted} />
        )
      }
      company={entryTitle(entry)}
      position={entrySubtitle(entry)}
      badge={
        status === 'WAITING' ? (
          <DeadlineBadge expiredAt={entry.expiredAt} />
        ) : (
          <CountdownBadge kind={muted ? 'over' : 'soft'}>{decidedBadge[status]}</CountdownBadge>
        )
      }
      money={hasMoney && <SalaryRange {...entry} size={24} />}
      rate={rises && entry.increaseRate !== null && `+${rateText(entry.increaseRate)}`}
      action={action ?? (negotiable ? <span className="text-body-s text-ink-3">협의</span> : undefined)}
      message={entry.isJustMessage && `${entry.operatorName} 님이 메시지를 보냈어요`}
      muted={muted}
      fresh={entry.isNew && status === 'WAITING'}
      render={render}
    />
  )
}
