import { FEWEST_REFUSALS, OTHER_REASON, refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'

type ReasonBarsProps = { reasons: readonly { code: string; count: number }[] | null }

const texts = new Map<string, string>([
  ...refusalReasons.map(({ code, text }) => [code, text] as const),
  [OTHER_REASON.code, '직접 쓴 이유'],
])

/** How often each reason was given. From too few people nothing is counted out: it would point at persons. */
export function ReasonBars({ reasons }: ReasonBarsProps) {
  if (!reasons)
    return (
      <p className="mt-2 text-label text-ink-3">
        거절한 분이 {FEWEST_REFUSALS}명이 되면 이유를 모아서 보여 드려요.
      </p>
    )
  const most = Math.max(...reasons.map(({ count }) => count))
  return (
    <ul className="mt-3 grid gap-2.5">
      {reasons.map(({ code, count }) => (
        <li key={code} className="grid grid-cols-[minmax(0,15rem)_1fr_auto] items-center gap-4 text-body-s">
          <span className="text-ink-2">{texts.get(code) ?? code}</span>
          <span aria-hidden="true" className="h-3 rounded-full bg-surface-2">
            <i className="block h-full rounded-full bg-ink-3" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <b className="font-semibold tnum">{count}명</b>
        </li>
      ))}
    </ul>
  )
}
