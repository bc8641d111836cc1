import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Check } from '../icons/Check.tsx'
import { icon } from '../icons/Icon.tsx'

const CircleAlert = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7.5v5.2M12 16.3h.01" />
  </>,
)

const tones = { help: 'text-ink-3', error: 'font-medium text-danger', success: 'font-medium text-success' }

/** The line under a field. Error and success have an icon, never colour alone. */
export function Message({
  tone,
  id,
  children,
}: {
  tone: keyof typeof tones
  id?: string
  children: ReactNode
}) {
  return (
    <p id={id} className={cx('mt-2 flex items-start gap-1.5 text-caption leading-even', tones[tone])}>
      {tone === 'error' && <CircleAlert size={15} strokeWidth={2.2} className="mt-0.5" />}
      {tone === 'success' && <Check size={15} strokeWidth={2.6} className="mt-0.5" />}
      <span>{children}</span>
    </p>
  )
}
