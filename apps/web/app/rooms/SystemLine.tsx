import { SystemCard } from '@coffeeattack/ui/chat/SystemCard'
import { sentences } from './lines.ts'

/** What the product says between the messages: a card when there is more to it, else a quiet line. */
export function SystemLine({ children }: { children: string }) {
  const [title, rest] = sentences(children)
  if (rest) return <SystemCard title={title}>{rest}</SystemCard>
  return (
    <p className="self-center rounded-full bg-surface-2 px-4 py-1.5 text-center text-caption text-ink-2">
      {title}
    </p>
  )
}
