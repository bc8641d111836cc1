import { groupDigits } from '@coffeeattack/domain/salary/format'
import { stepWords, stopsOf, worstStop } from '@coffeeattack/domain/verification/steps'
import { Card } from './Card.tsx'
import type { House } from './queries.ts'
import { shareText, stopWords } from './words.ts'

/** How far those came who began in the period; what is hatched stopped there. */
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
