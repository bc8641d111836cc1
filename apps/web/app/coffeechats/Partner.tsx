import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { SalaryRange } from '../offers/SalaryRange.tsx'
import { paths } from '../paths.ts'
import { partnerName } from './partner-name.ts'
import type { Coffeechat } from './queries.ts'

/** Whom the person meets and on what offer, with the ways to it and to the conversation. */
export function Partner({ chat }: { chat: Coffeechat }) {
  const { company, offer, operator } = chat
  const name = partnerName(chat)
  return (
    <Card aria-label={name}>
      <div className="flex items-center gap-3.5">
        <Logo name={name} src={company?.logo} size={56} />
        <div className="min-w-0 flex-1">
          <h2 className="text-h2 leading-snug">{name}</h2>
          <p className="text-body-s text-ink-3">
            {[offer.position, `${operator.name} 님`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {offer.salaryMax !== null && (
        <p className="mt-4 flex items-baseline justify-between gap-3">
          <span className="shrink-0 text-body-s text-ink-3">제안 연봉</span>
          <SalaryRange salaryMin={offer.salaryMin} salaryMax={offer.salaryMax} />
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Link
          to={chat.roomId ? paths.messageRoom(chat.roomId) : paths.messages()}
          className={buttonLook({ kind: 'weak', size: 'md' })}
        >
          메시지 보내기
        </Link>
        <Link
          to={offer.offerGroupId ? paths.curation(offer.offerGroupId) : paths.offer(offer.id)}
          className={buttonLook({ kind: 'weak', size: 'md' })}
        >
          제안 보기
        </Link>
      </div>
    </Card>
  )
}
