import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxLook, denseHeight, described, Frame, type FieldTexts } from './field/Frame.tsx'
import { ChevronDown } from './icons/ChevronDown.tsx'

type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    /** Lower, where many fields stand in a table. */
    dense?: boolean
  }

/** A short choice in the platform's own list. Long choices open a Sheet from a SelectRow. */
export function SelectField({ className, dense = false, children, ...props }: SelectFieldProps) {
  const { label, hideLabel, hint, helper, error, success, ...select } = props
  const own = useId()
  const id = select.id ?? own
  return (
    <Frame {...{ id, label, hideLabel, hint, helper, error, success, className }}>
      <div className={cx(boxLook, 'relative')}>
        <select
          {...described(id, { error, success, helper })}
          {...select}
          id={id}
          className={cx(
            'w-full appearance-none rounded-field outline-none',
            dense ? `${denseHeight} pr-8 pl-3 text-body-s` : 'min-h-field pr-11 pl-4 text-body',
          )}
        >
          {children}
        </select>
        <ChevronDown
          size={dense ? 16 : 18}
          className={cx('pointer-events-none absolute text-ink-3', dense ? 'right-2.5' : 'right-3.5')}
        />
      </div>
    </Frame>
  )
}
