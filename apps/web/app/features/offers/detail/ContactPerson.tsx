import { BRAND } from '@coffeeattack/domain/brand'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { Card } from '@coffeeattack/ui/Card'
import type { Offer } from '../../../offer/queries.ts'

/** Who wrote, our agent or the company's recruiter (OFR-5), and what they say. */
export function ContactPerson({ offer }: { offer: Offer }) {
  const { operator, message, name } = offer
  const fromAgent = isFromAgent(offer)
  return (
    <Card aria-label="담당자의 메시지">
      <div className="flex items-center gap-3">
        {fromAgent && !operator.photo ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-shot">
            <BrandMark size={20} tone="on-shot" />
          </span>
        ) : (
          <Avatar name={operator.name} src={operator.photo ?? undefined} />
        )}
        <p className="min-w-0 leading-[1.4]">
          <b className="block">{operator.name}</b>
          <span className="text-label text-ink-3">
            {fromAgent ? `${BRAND.ko} 에이전트` : `${name} 채용 담당자`}
          </span>
        </p>
      </div>
      <p className="mt-3.5 text-body leading-[1.7] whitespace-pre-line">{message}</p>
    </Card>
  )
}
