import { periodText } from '@coffeeattack/domain/profiles/career-length'
import type { Profile } from '../profile-query.ts'
import { Part } from './Part.tsx'

export function Careers({ items, now }: { items: Profile['careerItems']; now: Date }) {
  if (items.length === 0) return null
  return (
    <Part title="경력">
      <ol className="grid gap-4">
        {items.map((item) => (
          <li key={`${item.company}${item.start}`} className="border-l-2 border-line-2 pl-3.5">
            <p className="text-body-s leading-close font-semibold">{item.company}</p>
            <p className="text-caption text-ink-3 tnum">
              {[item.job, periodText(item, now)].filter(Boolean).join(' · ')}
            </p>
            {item.detail && (
              <p className="mt-1.5 text-label leading-relaxed whitespace-pre-line text-ink-2">
                {item.detail}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}
