import { timeText } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { QUEUE, waitedText } from '@coffeeattack/domain/upkeep/jobs'
import { Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import type { Health } from './queries.ts'

const SLOT_MS = 5 * 60_000
const HOUR_MS = 12 * SLOT_MS

/** What is due and has not gone out, and how much was done by five minutes. */
export function QueueCard({ health: { queue, at } }: { health: Health }) {
  const now = new Date(at)
  const { waiting, oldestSeconds, retrying, done } = queue
  const isSlow = (oldestSeconds ?? 0) > QUEUE.slowSeconds
  const all = done.reduce((sum, one) => sum + one, 0)
  return (
    <Card title="줄 서 있는 일" aside={`${timeText(now)} 지금`}>
      <dl className="grid grid-cols-2 gap-y-3 tnum">
        <Figure name="기다리는 일" figure={groupDigits(waiting)} />
        <Figure
          name="가장 오래된 것"
          figure={oldestSeconds === null ? '–' : waitedText(oldestSeconds)}
          isWrong={isSlow}
        />
        <Figure name="지난 1시간" figure={groupDigits(all)} />
        <Figure name="다시 하는 일" figure={groupDigits(retrying)} />
      </dl>
      <p className="sr-only">{`지난 한 시간 동안 돈 일, 5분마다 ${done.join(', ')}`}</p>
      <Bars
        className="mt-4 h-15 gap-[3px]"
        barClassName="flex-1"
        counts={done.map((count, slot) => [now.getTime() - (done.length - slot) * SLOT_MS, count])}
      />
      <p aria-hidden="true" className="mt-1 flex justify-between text-note text-ink-3 tnum">
        <span>{timeText(new Date(now.getTime() - HOUR_MS))}</span>
        <span>5분마다 돈 일</span>
        <span>{timeText(now)}</span>
      </p>
    </Card>
  )
}

function Figure({ name, figure, isWrong = false }: { name: string; figure: string; isWrong?: boolean }) {
  return (
    <div className="even:border-l even:border-line even:pl-4">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className={`text-h2 ${isWrong ? 'text-danger' : ''}`}>{figure}</dd>
    </div>
  )
}
