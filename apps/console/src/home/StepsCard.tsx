import { groupDigits } from '@coffeeattack/domain/salary/format'
import { causeNames, failureWords } from '@coffeeattack/domain/verification/failures'
import { stepWords, stopsOf, worstStop } from '@coffeeattack/domain/verification/steps'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Card } from './Card.tsx'
import type { House } from './queries.ts'
import { shareText, stopWords } from './words.ts'

/** The verification steps. The hatched part of a bar left at that step. */
export function StepsCard({ house: { steps, period } }: { house: House }) {
  const begun = steps[0]?.count ?? 0
  const opened = steps.at(-1)?.count ?? 0
  const stops = new Map(stopsOf(steps).map(({ step, lost }) => [step, lost]))
  const worst = worstStop(steps)?.step
  const told = stopWords(steps, period)
  return (
    <Card
      title="가입하다 멈추는 곳"
      aside={`${groupDigits(begun)}명 가운데 ${groupDigits(opened)}명이 올렸어요 · ${shareText(opened, begun)}`}
      note={
        told ? (
          <>
            가장 많이 멈춘 곳은 <b className="font-semibold text-ink">{told.place}</b>이에요. {told.change}
          </>
        ) : begun === 0 ? (
          '이 기간에 가입을 시작한 분이 없어요.'
        ) : (
          '아무도 멈추지 않았어요.'
        )
      }
    >
      <ol className="grid gap-y-1">
        {steps.map(({ step, count }, at) => {
          const lost = stops.get(step) ?? 0
          const share = (part: number) => (begun === 0 ? 0 : (part / begun) * 100)
          return (
            <li
              key={step}
              className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-label sm:grid-cols-[8.25rem_minmax(0,1fr)_3.25rem_2.75rem]"
            >
              <span className="max-sm:order-1">{stepWords[step].did}</span>
              <span aria-hidden="true" className="flex h-4.5 gap-0.5 max-sm:order-4 max-sm:col-span-full">
                <i
                  className={`block rounded-xs ${at === steps.length - 1 ? 'bg-primary' : 'bg-ink-3'}`}
                  style={{ width: `${share(count)}%` }}
                />
                {lost > 0 && (
                  <i className="hatched-before block rounded-xs" style={{ width: `${share(lost)}%` }} />
                )}
              </span>
              <b className="text-right font-bold tnum max-sm:order-2">{groupDigits(count)}</b>
              <span
                className={`text-right text-caption tnum max-sm:order-3 max-sm:min-w-10 ${step === worst ? 'font-bold text-ink' : 'text-ink-3'}`}
              >
                {lost > 0 && (
                  <>
                    <span aria-hidden="true">{`−${groupDigits(lost)}`}</span>
                    <span className="sr-only">{`명, 여기서 ${lost}명이 멈췄어요`}</span>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** Errors during verification and who has to fix them; ours are marked. */
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
