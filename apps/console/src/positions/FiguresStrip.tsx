import { hoursText } from '@coffeeattack/domain/offers/figures-words.ko'
import type { Position } from './queries.ts'

/** The position's offers by outcome, counted as on the 성과 page. */
export function FiguresStrip({ position: { sent, figures } }: { position: Position }) {
  const { read, answered, matched, answerHours } = figures
  return (
    <dl
      aria-label="이 포지션의 성과"
      className="mt-2 grid grid-cols-2 rounded-card bg-surface px-5 py-1 sm:grid-cols-4 sm:py-3.5"
    >
      <Figure name="보낸 어택" figure={String(sent)} note={sent > 0 && `${read}건을 읽었어요`} />
      <Figure name="답한 분" figure={String(answered)} note={share(answered, sent)} />
      <Figure name="커피챗" figure={String(matched)} note={share(matched, answered, '답한 분의 ')} />
      <Figure
        name="답까지"
        figure={answerHours === null ? '–' : hoursText(answerHours)}
        note={answerHours !== null && '가운데 값'}
      />
    </dl>
  )
}

const share = (part: number, of: number, before = '') =>
  of > 0 && `${before}${Math.round((part / of) * 100)}%`

function Figure({ name, figure, note }: { name: string; figure: string; note: string | false }) {
  return (
    <div className="py-2 sm:border-l sm:border-line sm:py-0 sm:pl-5 sm:first:border-0 sm:first:pl-0">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
        <b className="text-h3 tnum">{figure}</b>
        {note && <span className="text-caption text-ink-3 tnum">{note}</span>}
      </dd>
    </div>
  )
}
