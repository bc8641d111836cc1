import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { boxLook, described, Frame, type FieldTexts } from './field/Frame.tsx'
import { fitRows } from './field/fitRows.ts'
import { groupDigits } from './field/groupDigits.ts'
import { useTextLength } from './field/useTextLength.ts'
import { mergeRefs } from './mergeRefs.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows' | 'maxLength'> &
  FieldTexts & {
    limit?: number
    /** The height while it is empty. */
    lines?: number
    /** The error once the limit is reached. */
    atLimit?: ReactNode
    onValueChange?: (value: string) => void
    /** The same text behind what is typed; its highlights show through. */
    behind?: ReactNode
  }

const MOST_ROWS = 10

/** The same layout for the field and the text behind it, or they would drift apart. */
const textLook = 'max-h-[10lh] px-4 text-body leading-[1.62]'

/** Grows with its text from 5 to 10 rows, then scrolls. */
export function TextArea({
  limit = 1000,
  lines = 5,
  atLimit,
  onValueChange,
  behind,
  onChange,
  onScroll,
  className,
  ref,
  ...props
}: TextAreaProps) {
  const { label, hideLabel, hint, helper, error, success, ...area } = props
  const own = useId()
  const id = area.id ?? own
  const [length, track] = useTextLength(area.value)
  const backdrop = useRef<HTMLDivElement>(null)
  const fit = (area: HTMLTextAreaElement | null) => fitRows(area, lines, MOST_ROWS)
  const full = length >= limit
  const now = groupDigits(String(length))
  const most = groupDigits(String(limit))
  const below = { error, success: full ? undefined : success, helper: full ? (atLimit ?? helper) : helper }
  return (
    <Frame {...{ id, label, hideLabel, hint, className }} {...below}>
      <div className={cx(boxLook, 'flex-col items-stretch gap-0 pt-3.5 pb-3')}>
        <div className="relative">
          {behind && (
            <div
              ref={backdrop}
              aria-hidden="true"
              className={cx(
                textLook,
                'pointer-events-none absolute inset-0 overflow-y-auto break-words whitespace-pre-wrap text-transparent',
              )}
            >
              {behind}
              {'\u200B'}
            </div>
          )}
          <textarea
            {...described(id, below)}
            {...area}
            id={id}
            ref={mergeRefs(ref, track, fit)}
            rows={lines}
            style={{ minHeight: `${lines}lh` }}
            maxLength={limit}
            onChange={(event) => {
              track(event.currentTarget)
              fit(event.currentTarget)
              onChange?.(event)
              onValueChange?.(event.currentTarget.value)
            }}
            onScroll={(event) => {
              if (backdrop.current) backdrop.current.scrollTop = event.currentTarget.scrollTop
              onScroll?.(event)
            }}
            className={cx(textLook, 'relative block field-sizing-content w-full resize-none outline-none')}
          />
        </div>
        <span
          className={cx(
            'mt-2 px-4 text-right text-caption tnum',
            full ? 'font-medium text-ink' : 'text-ink-3',
          )}
        >
          <span aria-hidden="true">
            {now} / {most}
          </span>
          <span className="sr-only">
            {most}자 가운데 {now}자
          </span>
        </span>
        <output className="sr-only">{full && atLimit}</output>
      </div>
    </Frame>
  )
}
