import { agoText, dayAgoText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { cronText, jobName, QUEUE, tookText, waitedText } from '@coffeeattack/domain/upkeep/jobs'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Card } from './Card.tsx'
import { Bars } from './FigureStrip.tsx'
import type { Health, JobRow } from './queries.ts'

const isWell = ({ state }: JobRow) => state === 'fine' || state === 'new'

/** All jobs: failed or late ones first, then by frequency. */
export function JobsCard({ health: { jobs, at } }: { health: Health }) {
  const unwell = jobs.filter((job) => !isWell(job))
  const sorted = [...unwell, ...jobs.filter(isWell)]
  const now = new Date(at)
  return (
    <Card title="예약된 일" aside={asideOf(jobs.length, unwell.length)}>
      {jobs.length > 0 && (
        <table className="w-full border-collapse text-label">
          <thead className="text-left text-caption text-ink-3">
            <tr className="border-b border-line *:h-8 *:font-medium">
              <th>일</th>
              <th className="max-sm:hidden">언제</th>
              <th className="max-sm:hidden">마지막</th>
              <th className="max-sm:hidden">걸린 시간</th>
              <th className="text-right">지금</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((job) => (
              <tr key={job.name} className="h-9 border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
                  {jobName(job.name)}
                  <span className="block text-caption font-normal text-ink-3 sm:hidden">
                    {lastText(job, now)}
                  </span>
                </th>
                <td className="pr-3 whitespace-nowrap text-ink-3 tnum max-sm:hidden">{cronText(job.cron)}</td>
                <td className="pr-3 whitespace-nowrap text-ink-3 tnum max-sm:hidden">{lastText(job, now)}</td>
                <td className="pr-3 whitespace-nowrap tnum max-sm:hidden">{resultText(job)}</td>
                <td className="text-right whitespace-nowrap">
                  <State job={job} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function asideOf(jobs: number, unwell: number): string {
  if (jobs === 0) return '아직 예약된 일이 없어요'
  if (unwell === 0) return '모두 잘 돌고 있어요'
  return unwell === 1 ? '하나만 살펴보면 돼요' : `${unwell}가지를 살펴봐요`
}

/** '10:24', '오늘 08:30' for what does not run all the time, further back the day. */
function lastText({ lastStartedAt, cron }: JobRow, now: Date): string {
  if (!lastStartedAt) return '아직 없어요'
  const last = new Date(lastStartedAt)
  if (now.getTime() - last.getTime() < 60_000) return agoText(last, now)
  const [day, today] = [kstDay(last), kstDay(now)]
  if (day === today && cron.split(' ')[1] === '*') return timeText(last)
  return today - day < 2 ? `${dayAgoText(day, today)} ${timeText(last)}` : dayAgoText(day, today)
}

function resultText({ state, lastMs, lastTries, failures }: JobRow): string {
  if (lastMs === null) return '–'
  if (state === 'failing') return `${failures}번 실패`
  return lastTries > 1 ? `${lastTries}번째에 성공` : tookText(lastMs)
}

const words = { fine: '잘 돌아요', new: '곧 돌아요', failing: '살펴봐요', late: '멈춰 있어요' } as const

function State({ job }: { job: JobRow }) {
  const Icon = isWell(job) ? Check : CircleInfo
  const tone = job.state === 'new' ? 'text-ink-3' : isWell(job) ? 'text-success' : 'text-danger'
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${tone}`}>
      <Icon size={14} strokeWidth={2.4} />
      {words[job.state]}
    </span>
  )
}

const SLOT_MS = 5 * 60_000
const HOUR_MS = 12 * SLOT_MS

/** Messages that are due but not sent, and those sent within five minutes. */
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
