import { agoText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import type { Line } from './queries.ts'

/** What an agent and a company's recruiters wrote to each other; the reader's own side stands on the right. */
export function Lines({ lines, own }: { lines: readonly Line[]; own: Line['side'] }) {
  const now = useNow()
  return (
    <ol className="grid gap-2">
      {lines.map(({ id, side, name, body, at }) => (
        <li key={id} className={`max-w-[34rem] ${side === own ? 'justify-self-end' : 'justify-self-start'}`}>
          <p
            className={`rounded-card px-4 py-2.5 text-body-s leading-relaxed break-words whitespace-pre-line ${side === own ? 'rounded-tr-[4px] bg-primary text-on-primary' : 'rounded-tl-[4px] bg-surface-2'}`}
          >
            {body}
          </p>
          <p className={`mt-0.5 text-caption text-ink-3 ${side === own ? 'text-right' : ''}`}>
            {side === 'agent' ? `${name} 에이전트` : `${name} 채용 담당자`} · {agoText(new Date(at), now)}
          </p>
        </li>
      ))}
    </ol>
  )
}
