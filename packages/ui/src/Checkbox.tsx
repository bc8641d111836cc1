import { useEffect, useRef, type ComponentProps, type Ref } from 'react'
import { cx } from './cx.ts'
import { Check } from './icons/Check.tsx'
import { Minus } from './icons/Minus.tsx'
import { mergeRefs } from './mergeRefs.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  ref?: Ref<HTMLInputElement>
  /** Some of the boxes this one stands for are checked. */
  mixed?: boolean
}

/** The box alone: a real checkbox. Put it in a label, or give it an aria-label. */
export function Checkbox({ mixed = false, className, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <span className={cx('relative grid size-6 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        type="checkbox"
        ref={mergeRefs(ref, box)}
        className="peer col-start-1 row-start-1 size-6 appearance-none rounded-[8px] inset-ring-[1.5px] inset-ring-line-field transition-colors duration-(--t1) checked:bg-primary checked:inset-ring-0 indeterminate:bg-primary indeterminate:inset-ring-0 disabled:bg-disabled disabled:inset-ring-line-2"
      />
      <span className="pointer-events-none invisible col-start-1 row-start-1 text-on-primary peer-checked:visible peer-indeterminate:visible peer-disabled:text-on-disabled">
        {mixed ? <Minus size={16} strokeWidth={3} /> : <Check size={16} strokeWidth={3} />}
      </span>
    </span>
  )
}
