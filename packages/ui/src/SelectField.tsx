import { useId, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxLook, described, Frame, type FieldTexts } from './field/Frame.tsx'
import { ChevronDown } from './icons/ChevronDown.tsx'

/** A short choice in the platform's own list. Long choices open a Sheet from a SelectRow. */
export function SelectField({ className, children, ...props }: ComponentProps<'select'> & FieldTexts) {
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
          className="min-h-field w-full appearance-none rounded-field pr-11 pl-4 text-body outline-none"
        >
          {children}
        </select>
        <ChevronDown size={18} className="pointer-events-none absolute right-3.5 text-ink-3" />
      </div>
    </Frame>
  )
}
