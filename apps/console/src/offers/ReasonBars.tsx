import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { reasonName } from '@coffeeattack/domain/offers/figures-words.ko'

type ReasonBarsProps = { reasons: readonly { code: string; count: number }[] | null }

/** How often each refusal reason was given, rounded to five people, so that a single answer cannot be read from it. */
export function ReasonBars({ reasons }: ReasonBarsProps) {
  if (!reasons)
    return (
      <p className="mt-2 text-label text-ink-3">
        아직 기록이 모자라요. 한 분의 답이 드러나지 않게, 같은 이유가 {TOLD_TOGETHER}명씩 모이면 보여 드려요.
      </p>
    )
  const most = Math.max(...reasons.map(({ count }) => count))
  return (
    <>
      <ul className="mt-3 grid gap-2.5">
        {reasons.map(({ code, count }) => (
          <li
            key={code}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 text-label sm:grid-cols-[12rem_1fr_3rem]"
          >
            <span className="text-ink-2">{reasonName(code)}</span>
            <span
              aria-hidden="true"
              className="order-last col-span-2 h-3 rounded-full bg-surface-2 sm:order-none sm:col-span-1"
            >
              <i
                className="block h-full rounded-full bg-line-field"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <b className="text-right font-semibold tnum">{count}명</b>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-pretty text-ink-3">
        한 분의 답이 드러나지 않게 {TOLD_TOGETHER}명씩 묶어서 보여 드리고, 묶이지 않은 분은 그 밖의 이유에
        들어가요. 같은 분은 한 번만 세고 탈퇴한 분의 이유도 남기 때문에, 거절 건수와는 달라요.
      </p>
    </>
  )
}
