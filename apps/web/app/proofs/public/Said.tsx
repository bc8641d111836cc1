import { withWholeAmounts } from '@coffeeattack/domain/salary/whole-amounts'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Minus } from '@coffeeattack/ui/icons/Minus'

/** What a proof says, each line with a check, or what it does not say, each with a dash. */
export function Said({
  title,
  lines,
  is = false,
}: {
  title: string
  lines: readonly string[]
  is?: boolean
}) {
  const Mark = is ? Check : Minus
  return (
    <>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 grid gap-2.5">
        {lines.map((line) => (
          <li
            key={line}
            className={`grid grid-cols-[20px_1fr] gap-2.5 text-[.9375rem] leading-normal ${is ? '' : 'text-ink-2'}`}
          >
            <Mark size={19} className={`mt-0.5 ${is ? 'text-ink' : 'text-ink-4'}`} />
            <span className="text-pretty">{withWholeAmounts(line)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
