import {
  missingItems,
  missingReasons,
  type RequiredItem,
  requiredItems,
} from '@coffeeattack/domain/pacts/items'
import { payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import type { OfferedPay } from '@coffeeattack/domain/pacts/differences'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'

/** What keeps the version from being sent, by field, in the order of the form. */
export function wrongFields(terms: Terms, offered: OfferedPay): Record<string, string> {
  const stock = (terms.stock ?? offered.pay.stock)?.kind ?? null
  return Object.fromEntries([
    ...(terms.base === null ? [['base', '연봉이 없어요']] : []),
    ...missingReasons(terms, offered).map((kind) => [
      `reasons.${kind}`,
      `${withJosa(payName(kind, stock), '이/가')} 적은 이유가 없어요`,
    ]),
    ...missingItems(terms).map(({ name, missing }) => [name, missing]),
  ]) as Record<string, string>
}

type LawBoxProps = {
  terms: Terms
  offered: OfferedPay
  /** Leads to the field. */
  onFill: (field: string) => void
  className?: string
}

/** The eight conditions of 근로기준법 §17 as pips; what is missing is named and leads to its field (PACT-1). */
export function LawBox({ terms, offered, onFill, className }: LawBoxProps) {
  const missing = missingItems(terms)
  const isMissing = (item: RequiredItem) => missing.includes(item)
  const wrong = Object.entries(wrongFields(terms, offered))
  const said = requiredItems.length - missing.length
  return (
    <section
      aria-label="보내기 전에 채울 것"
      className={cx('rounded-button bg-surface-2 px-3.5 py-3', className)}
    >
      <p className="flex justify-between gap-3 text-label font-semibold">
        <span>근로조건 {requiredItems.length}가지</span>
        <span className="tnum">
          {said} / {requiredItems.length}
        </span>
      </p>
      <div
        {...drawing(`근로기준법 제17조가 정한 ${requiredItems.length}가지 가운데 ${said}가지를 적었어요`)}
        className="mt-2 grid grid-cols-8 gap-1"
      >
        {requiredItems.map((item) => (
          <i
            key={item.name}
            className={cx(
              'block h-2 rounded-xs',
              isMissing(item) ? 'border-[1.5px] border-dashed border-danger' : 'bg-primary',
            )}
          />
        ))}
      </div>
      {wrong.length > 0 ? (
        <>
          <ul className="mt-1.5">
            {wrong.map(([field, words]) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => onFill(field)}
                  className="flex min-h-11 w-full items-center gap-1.5 text-left text-label font-semibold text-danger lg:min-h-7.5"
                >
                  <CircleAlert size={15} strokeWidth={2.2} className="shrink-0" />
                  <span className="min-w-0 flex-1">{words}</span>
                  <ChevronRight size={15} className="shrink-0 text-ink-3" />
                </button>
              </li>
            ))}
          </ul>
          {missing.length > 0 && (
            <p className="mt-0.5 text-caption text-ink-3">근로기준법 제17조가 꼭 적으라고 한 것이에요.</p>
          )}
        </>
      ) : (
        <p className="mt-2 flex items-center gap-1.5 text-caption font-semibold text-success">
          <Check size={15} strokeWidth={2.6} className="shrink-0" />
          근로기준법 제17조를 모두 채웠어요
        </p>
      )}
    </section>
  )
}
