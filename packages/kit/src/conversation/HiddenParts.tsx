import { findContacts } from '@coffeeattack/domain/text/contacts'
import { markNames } from '@coffeeattack/domain/text/marks'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import type { NamelessWriter } from './composing.ts'

/** So many are named; the others are counted. */
const NAMED = 3

/**
 * Under the composer of an anonymous room: the parts of the text that stay masked for both sides until a match
 * (OFR-17).
 */
export function HiddenParts({ text, writer }: NamelessWriter & { text: string }) {
  const found = findContacts(text, writer)
  if (found.length === 0) return null
  return (
    <span className="flex items-start gap-1.5">
      <Lock size={15} strokeWidth={2} className="mt-0.75 shrink-0" />
      <span className="min-w-0 leading-even">
        {found.slice(0, NAMED).map(({ kind, start, value }) => (
          <span key={start} className="mr-2 inline-block max-w-full py-0.5">
            {markNames[kind]}{' '}
            <mark className="rounded-tag bg-surface-3 px-1.5 py-0.5 font-medium text-ink tnum [overflow-wrap:anywhere]">
              {value}
            </mark>
          </span>
        ))}
        {found.length > NAMED && <span className="mr-2">{`외 ${found.length - NAMED}개`}</span>}
        <span className="inline-block">커피챗이 정해질 때까지 가려져요</span>
      </span>
    </span>
  )
}
