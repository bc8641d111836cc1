import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON, refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'

type ReasonBarsProps = { reasons: readonly { code: string; count: number }[] | null }

const texts = new Map<string, string>([
  ...refusalReasons.map(({ code, text }) => [code, text] as const),
  [OTHER_REASON.code, '그 밖의 이유'],
])

/** How often each reason was given, in fives of people: one person's answer moves nothing. */
export function ReasonBars({ reasons }: ReasonBarsProps) {
  if (!reasons)
    return (
      <p className="mt-2 text-label text-ink-3">
        아직 기록이 모자라요. 한 분의 답이 드러나지 않게, 같은 이유가 {TOLD_TOGETHER}명씩 모이면 보여 드려요.
      </p>
    )
  const most = Math.max(...reasons.map(({ count }) => count))
  const all = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <ul className="mt-3 grid gap-2.5">
        {reasons.map(({ code, count }) => (
          <li
            key={code}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 text-body-s sm:grid-cols-[15rem_1fr_3.5rem]"
          >
            <span className="text-ink-2">{texts.get(code) ?? code}</span>
            <span
              aria-hidden="true"
              className="order-last col-span-2 h-3 rounded-full bg-surface-2 sm:order-none sm:col-span-1"
            >
              <i
                className="block h-full rounded-full bg-ink-3"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <b className="text-right font-semibold tnum">{count}명</b>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-3">
        모두 {all}명이 처음 거절하며 고른 이유예요. 한 분의 답이 드러나지 않게 {TOLD_TOGETHER}명씩 묶어서 보여
        드려요. {TOLD_TOGETHER}명이 더 거절하면 숫자가 움직이고, 묶이지 않은 분은 그 밖의 이유에 들어가요.
        같은 분이 다시 거절해도 한 번만 세고 탈퇴한 분의 이유도 남기 때문에, 거절 건수와는 달라요.
      </p>
    </>
  )
}
