import { periodText } from '@coffeeattack/domain/profiles/career-length'
import { useState } from 'react'
import type { AnonymousProfile } from './queries.ts'

/** What was done where, the newest first. */
export function Careers({ items }: { items: AnonymousProfile['careerItems'] }) {
  const [now] = useState(() => new Date())
  return (
    <ul className="mt-3 grid gap-5">
      {items.map((item) => (
        <li key={`${item.company} ${item.start}`}>
          <p className="text-body font-semibold">{item.company}</p>
          <p className="text-caption text-ink-3 tnum">
            {item.job && `${item.job} · `}
            {periodText(item, now)}
          </p>
          {item.detail && (
            <p className="mt-1.5 text-body-s break-words whitespace-pre-line text-ink-2">{item.detail}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
