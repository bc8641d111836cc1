import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type TextLinkProps = ComponentProps<'button'> & { wide?: boolean; size?: 'md' | 'sm' }

/** The minimum width of a target, for one short word. */
const shape =
  'relative inline-flex min-h-11 items-center justify-center font-medium text-ink-3 underline decoration-line-2 underline-offset-4 ' +
  'after:absolute after:inset-y-0 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 ' +
  'transition-colors duration-(--t1) press:text-ink disabled:text-on-disabled disabled:no-underline'

export const textLinkLook = `${shape} text-body-s`

/** A secondary choice under a button. For a real link: `<Link className={textLinkLook}>`. */
export function TextLink({ className, wide, size = 'md', ...rest }: TextLinkProps) {
  const text = size === 'md' ? 'text-body-s' : 'text-caption'
  return <button type="button" {...rest} className={cx(shape, text, wide && 'w-full', className)} />
}
