import { Cup } from '@coffeeattack/ui/Cup'
import type { ReactNode } from 'react'

/** A page that could not be shown: the cup, one plain sentence, one way on. */
export function FailureView({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-5 py-16 text-center">
      <Cup size={168} />
      <h1 className="mt-7 text-h1">{title}</h1>
      <p className="mt-2 text-body text-ink-2">{about}</p>
      <div className="mt-8 flex flex-col items-center gap-1">{children}</div>
    </div>
  )
}
