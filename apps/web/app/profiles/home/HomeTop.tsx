import { nextChange } from '@coffeeattack/domain/offers/deadline'
import { homeCard } from '@coffeeattack/domain/offers/home-card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '../../offers/use-now.ts'
import type { Profile } from '../profile-query.ts'
import { headline } from './headline.ts'
import { homeQuery, type Home } from './queries.ts'
import { CountdownCard } from './CountdownCard.tsx'
import { AllOffersNotice, NoOfferNotice, RepublishNotice } from './notices.tsx'

type HomeTopProps = { name: string | null; home: Home; profile: Profile | undefined }

/** What matters now, said in a sentence and shown as a card (OFR-10). */
export function HomeTop({ name, home, profile }: HomeTopProps) {
  const recent = home.recentOfferItem
  const recentOfferItem = recent && { ...recent, expiredAt: new Date(recent.expiredAt) }
  const now = useNow((at) => recentOfferItem && nextChange(recentOfferItem.expiredAt, at))
  const card = homeCard({ ...home, recentOfferItem }, now)
  useNextOffer(recent !== null && home.isActivate && card.kind !== 'countdown')
  const [first, second] = headline(name, card)
  return (
    <>
      <h1 className="px-1 pt-1 pb-2 text-h1">
        {first}
        <span className="block">{second}</span>
      </h1>
      {card.kind === 'countdown' && recent && <CountdownCard offer={recent} to={card.to} left={card.left} />}
      {card.kind === 'republish' && <RepublishNotice to={card.to} />}
      {card.kind === 'no-offer' && <NoOfferNotice profile={profile} />}
      {card.kind === 'all-offers' && <AllOffersNotice to={card.to} selected={home.selectedOfferCount} />}
    </>
  )
}

/** The deadline passed while the page was open: another offer may be the next one. */
function useNextOffer(over: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: homeQuery.queryKey })
  }, [over, client])
}
