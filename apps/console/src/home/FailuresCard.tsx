import { groupDigits } from '@coffeeattack/domain/salary/format'
import { causeNames, failureWords } from '@coffeeattack/domain/verification/failures'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Card } from './Card.tsx'
import type { House } from './queries.ts'

/** Which errors people met while they confirmed who they are, and whose doing each was. What is ours to mend is marked. */
export function FailuresCard({ failures }: { failures: House['failures'] }) {
  const { count, people, finished, codes } = failures
  const most = Math.max(1, ...codes.map((one) => one.count))
  return (
    <Card
      title="인증 오류"
      aside={`${groupDigits(count)}건 · ${groupDigits(people)}명`}
      note={
        people === 0 ? (
          '이 기간에는 아무도 오류를 만나지 않았어요.'
        ) : (
          <>
            {groupDigits(people)}명 가운데{' '}
            <b className="font-semibold text-ink">{groupDigits(finished)}명은 다시 해서 마쳤어요.</b>
          </>
        )
      }
    >
      <ol className="grid">
        {codes.map(({ code, count: times }) => {
          const { words, cause } = failureWords(code)
          const isOurs = cause === 'us'
          return (
            <li
              key={code}
              className="grid min-h-8 grid-cols-[minmax(0,1fr)_2.25rem_2.5rem] items-center gap-x-2 text-label sm:grid-cols-[5.5rem_minmax(0,1fr)_2.25rem_minmax(4rem,7rem)_2.5rem]"
            >
              <code className="font-sans text-caption text-ink-3 tnum max-sm:hidden">{code}</code>
              <span className={`flex items-center gap-1.5 py-1 ${isOurs ? 'font-semibold text-danger' : ''}`}>
                {isOurs && <CircleInfo size={14} strokeWidth={2.2} className="shrink-0" />}
                {words}
              </span>
              <span className={`text-caption ${isOurs ? 'font-semibold text-danger' : 'text-ink-3'}`}>
                {causeNames[cause]}
              </span>
              <span aria-hidden="true" className="h-2 rounded-full bg-surface-2 max-sm:hidden">
                <i
                  className={`block h-full rounded-full ${isOurs ? 'bg-danger' : 'bg-ink-3'}`}
                  style={{ width: `${(times / most) * 100}%` }}
                />
              </span>
              <b className="text-right font-bold tnum">{groupDigits(times)}</b>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
