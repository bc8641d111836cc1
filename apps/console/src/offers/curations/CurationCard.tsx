import { deadlineBadge, timeLeft } from '@coffeeattack/domain/offers/deadline'
import { agoText } from '@coffeeattack/domain/kst'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { statusNames } from '../../candidates/offer-status.ts'
import { anonymousName } from '../../candidates/words.ts'
import { useNow } from '../../clock/use-now.ts'
import { paths } from '../../paths.ts'
import type { SentCuration } from './queries.ts'
import { ChosenList } from './ChosenList.tsx'
import { UndoCuration } from './UndoCuration.tsx'

/** One curation and what became of it. The candidate has a name here only once they chose. */
export function CurationCard({ curation }: { curation: SentCuration }) {
  const now = useNow()
  const { candidate, contact, status, sentAt, expiredAt, message } = curation
  const left = status === 'WAITING' ? deadlineBadge(timeLeft(new Date(expiredAt), now)) : null
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-h3">{contact ? contact.name : anonymousName(candidate)}</h2>
            <p className="text-label text-ink-3 tnum">
              {[contact && anonymousName(candidate), `${agoText(new Date(sentAt), now)} 보냈어요`, left]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Tag kind={status === 'MATCHED' || status === 'AGENT' ? 'shot' : 'plain'}>
            {statusNames[status]}
          </Tag>
        </div>
        <p className="mt-3 line-clamp-2 text-body-s text-pretty text-ink-2">{message}</p>
        <ChosenList curation={curation} />
        {contact && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-surface-2 px-4 py-3 text-body-s tnum">
            <a href={`tel:${contact.phone}`} className="font-medium">
              {phoneAsTyped(contact.phone)}
            </a>
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            <Link to={paths.coffeechats()} className={`${buttonLook({ size: 'sm' })} ml-auto`}>
              커피챗 보기
            </Link>
          </p>
        )}
        <UndoCuration curation={curation} />
      </Card>
    </li>
  )
}
