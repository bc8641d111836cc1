import { Logo } from '@coffeeattack/ui/Logo'
import { OfferCard } from '@coffeeattack/ui/OfferCard'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { nextMidnight, useNow } from '../../offers/use-now.ts'
import { SalaryRange } from '../../offers/SalaryRange.tsx'
import { paths } from '../../paths.ts'
import { type CarriedOffer as Offer, offerStanding } from './offer-standing.ts'

/** An offer that was shown in the conversation, as it stands now. */
export function CarriedOffer({ offer }: { offer: Offer }) {
  const now = useNow(nextMidnight)
  const { id, offerGroupId, name, logo, position, salaryMin, salaryMax, status } = offer
  const isOver = status === 'REFUSED' || status === 'EXPIRED'
  const standing = offerStanding(offer, now)
  return (
    <div className="w-chat-card max-w-chat-room">
      <OfferCard
        logo={<Logo name={name} src={logo} size={40} muted={isOver} />}
        company={name}
        position={position}
        {...(salaryMax === null
          ? { message: standing }
          : {
              money: <SalaryRange salaryMin={salaryMin} salaryMax={salaryMax} size={20} />,
              action: <Tag>{standing}</Tag>,
            })}
        muted={isOver}
        render={(props) => (
          <Link to={offerGroupId ? paths.curation(offerGroupId) : paths.offer(id)} {...props} />
        )}
      />
    </div>
  )
}
