import { TextLink } from '@coffeeattack/ui/TextLink'
import type { Draft } from './use-draft.ts'

type RestoredProps = {
  draft: Pick<Draft<unknown>, 'isRestored' | 'discard'>
  className?: string
}

/** Says that the fields hold an earlier draft, with a button that discards it. */
export function Restored({ draft: { isRestored, discard }, className = '' }: RestoredProps) {
  if (!isRestored) return null
  return (
    <p className={`flex items-center gap-1 text-caption text-ink-3 ${className}`}>
      <span>쓰던 내용이에요</span>
      <span aria-hidden="true">·</span>
      <TextLink size="sm" onClick={discard}>
        버리기
      </TextLink>
    </p>
  )
}
