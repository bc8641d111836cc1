import { offerPage, paths } from '@coffeeattack/contract/pages'
import { rateText } from '@coffeeattack/domain/salary/format'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DeadlineBadge } from './deadline.tsx'
import { companyOf, decidedBadge, entrySubtitle, entryTitle, type ListedEntry } from './listed.ts'
import { LogoStack } from './LogoStack.tsx'
import { OfferCard } from './OfferCard.tsx'
import { SalaryRange } from './SalaryRange.tsx'

/** An open offer leads to its page; an answered or expired one opens its history. */
export function OfferRow({ item, onHistory }: { item: ListedEntry; onHistory: (item: ListedEntry) => void }) {
  const { entry, status } = item
  const path = offerPage(entry)
  // A withdrawn offer says so on its page too: it did not expire.
  if (status === 'WAITING' || entry.isTakenBack)
    return <EntryCard {...item} render={(props) => <Link to={path} {...props} />} />
  if (status !== 'EXPIRED') {
    return (
      <EntryCard
        {...item}
        render={(props) => (
          <button type="button" aria-haspopup="dialog" onClick={() => onHistory(item)} {...props} />
        )}
      />
    )
  }
  return (
    <div className="relative">
      <EntryCard
        {...item}
        action={
          <Link
            to={paths.ask(path, { company: companyOf(entry) })}
            className="relative z-1 -my-2.5 flex min-h-11 items-center text-body-s font-medium text-ink-3 underline decoration-line-2 underline-offset-4"
          >
            다시 연결하기
          </Link>
        }
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${entryTitle(entry)} 내역 보기`}
        onClick={() => onHistory(item)}
        className="absolute inset-0 rounded-option"
      />
    </div>
  )
}

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
          <CountdownBadge kind={muted ? 'over' : 'soft'}>
            {entry.isTakenBack ? '회사가 거둬들였어요' : decidedBadge[status]}
          </CountdownBadge>
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
