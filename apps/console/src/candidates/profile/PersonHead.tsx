import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { ReactNode } from 'react'

type PersonHeadProps = {
  profile: Parameters<typeof anonymousName>[0]
  /** A line below the name. */
  line: string
  children?: ReactNode
}

/** A person without a name, at the head of the profile and of the composer. */
export function PersonHead({ profile, line, children }: PersonHeadProps) {
  return (
    <div className="flex items-center gap-3 rounded-button bg-surface-2 px-3.5 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
        <Person size={22} strokeWidth={1.8} />
      </span>
      <p className="min-w-0 leading-close">
        <b className="block text-body-s font-semibold">
          <MaskedText text={anonymousName(profile)} />
        </b>
        <span className="text-caption text-ink-3">{line}</span>
      </p>
      {children}
    </div>
  )
}
