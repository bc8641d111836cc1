import { agoText } from '@coffeeattack/domain/kst'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Tag } from '@coffeeattack/ui/Tag'
import { statusNames } from '../offer-status.ts'
import type { OpenedProfile } from '../profile-query.ts'
import { Part } from './Part.tsx'

/** What was between this company and the candidate so far. */
export function OfferHistory({ offers, now }: { offers: OpenedProfile['offers']; now: Date }) {
  if (offers.length === 0) return null
  return (
    <Part title="우리가 보낸 어택">
      <ul className="grid gap-2">
        {offers.map(({ id, status, salaryMin, salaryMax, sentAt }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-field bg-surface-2 px-3.5 py-2.5"
          >
            <p className="text-body-s leading-close font-semibold tnum">
              {salaryMin !== null && salaryMax !== null ? rangeText(salaryMin, salaryMax) : '메시지'}
              <span className="block text-caption font-normal text-ink-3">
                {agoText(new Date(sentAt), now)}
              </span>
            </p>
            <Tag kind={status === 'MATCHED' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  )
}
