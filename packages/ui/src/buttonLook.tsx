import { cx } from './cx.ts'

/** `inverse` is the white button on a dark block; `danger` confirms what cannot be undone. */
export type ButtonKind = 'filled' | 'weak' | 'line' | 'kakao' | 'danger' | 'inverse'
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs'

const shape =
  'relative inline-flex items-center justify-center gap-2 text-center select-none ' +
  'transition-[background-color,transform] duration-(--t1) ease-enter press:scale-[.98] ' +
  'disabled:bg-disabled disabled:text-on-disabled disabled:inset-ring-0'

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-14 px-5 py-2 rounded-button text-h3',
  md: 'min-h-12 px-4 py-2 rounded-field text-body font-semibold tracking-snug',
  // 40 px high, with a target of 44.
  sm: 'min-h-10 px-3.5 py-1.5 rounded-button-sm text-body-s font-semibold tracking-snug before:absolute before:inset-x-0 before:-inset-y-0.5',
  // 32 px, for a row of a dense list
  xs: 'min-h-8 px-[11px] py-1 rounded-[10px] text-caption font-semibold tracking-snug before:absolute before:inset-x-0 before:-inset-y-1.5',
}

const kinds: Record<ButtonKind, string> = {
  filled: 'bg-primary text-on-primary press:bg-primary-press',
  weak: 'bg-surface-2 text-ink press:bg-surface-3',
  line: 'text-ink inset-ring inset-ring-line-2 press:bg-surface-2',
  kakao: 'bg-kakao text-on-kakao press:brightness-95',
  danger: 'bg-danger text-page press:brightness-90',
  inverse: 'bg-on-shot text-shot press:brightness-95',
}

export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean }

/** The classes of a button, for links that look like one: `<Link className={buttonLook({ size: 'md' })}>`. */
export function buttonLook({
  kind = 'filled',
  size = 'lg',
  wide = size === 'lg' || size === 'md',
}: ButtonLook = {}): string {
  return cx(shape, sizes[size], kinds[kind], wide && 'w-full')
}
