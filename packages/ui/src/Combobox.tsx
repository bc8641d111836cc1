import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useCombobox } from './useCombobox.tsx'

type ComboboxProps<Option> = Omit<TextFieldProps, 'value' | 'onValueChange' | 'children'> & {
  value: string
  onValueChange: (typed: string) => void
  /** The options for the typed text. */
  options: readonly Option[]
  keyOf: (option: Option) => string
  onChoose: (option: Option) => void
  /** The list's name for screen readers. */
  list: string
  /** Shown when there are no options. */
  nothing?: ReactNode
  /** Already chosen options stay visible and cannot be chosen again. */
  isTaken?: (option: Option) => boolean
  /** Enter picks the first one without an arrow key. */
  takesFirst?: boolean
  /** The list overlays what is below; otherwise it is part of the page. */
  over?: boolean
  /** Above this height it scrolls, in px. */
  maxHeight?: number
  listClassName?: string
  /** An option's content. */
  children: (option: Option) => ReactNode
}

/** A field with a list of options, for keyboard and pointer. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    options,
    keyOf,
    onChoose,
    list,
    nothing,
    isTaken,
    takesFirst,
    over,
    maxHeight = 224,
    ...more
  } = props
  const { value, onValueChange, listClassName, className, children, ...field } = more
  const box = useCombobox({
    count: options.length,
    onChoose: (at) => options[at] && onChoose(options[at]),
    isTaken: (at) => options[at] !== undefined && isTaken?.(options[at]) === true,
    takesFirst,
    stays: !over,
  })
  return (
    <div className={cx('relative', className)}>
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...field}
        {...box.field}
        value={value}
        onValueChange={(typed) => {
          onValueChange(typed)
          box.show()
        }}
      />
      {box.isOpen && (
        <div
          {...box.list}
          aria-label={list}
          style={{ maxHeight }}
          className={cx('overflow-y-auto overscroll-contain', over ? lyingOver : 'mt-2', listClassName)}
        >
          {options.map((option, at) => (
            <div
              key={keyOf(option)}
              {...box.option(at)}
              className={cx(
                optionLook,
                over ? 'min-h-12 px-4 py-2 text-body' : 'rounded-button-sm px-2 text-body-s',
              )}
            >
              {children(option)}
            </div>
          ))}
        </div>
      )}
      <output className="block text-label text-ink-3 not-empty:mt-2">
        {options.length === 0 && nothing}
      </output>
    </div>
  )
}

const lyingOver =
  'absolute inset-x-0 top-full z-16 mt-2 rounded-field bg-elevated py-1 shadow-2 inset-ring inset-ring-line-2'

const optionLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 text-left outline-none transition-colors hover:bg-surface-2 ' +
  'press:bg-surface-2 aria-selected:bg-surface-2 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-3'
