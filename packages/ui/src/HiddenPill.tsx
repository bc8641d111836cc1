import { cx } from './cx.ts'
import { Lock } from './icons/Lock.tsx'

const sizes = {
  /** Among words: on their line, and as large as they are. */
  text: 'mx-px text-[0.92em] leading-[1.6]',
  /** Among tags: as high as they are. */
  tag: 'text-caption leading-6 text-ink-2',
}

/** In the place of a name or a contact that nobody may read yet. Among words its tone is theirs. */
export function HiddenPill({ name, size = 'text' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={cx(
        'inline-block rounded-tag bg-current/12 pr-[0.55em] pl-[0.42em] font-medium whitespace-nowrap',
        sizes[size],
      )}
    >
      <Lock strokeWidth={2.2} className="mr-[0.28em] inline size-[0.95em] align-[-0.1em]" />
      <span className="sr-only">가려진 </span>
      {name}
    </span>
  )
}
