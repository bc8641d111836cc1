import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  about: string
  /** What can be added to it. */
  add?: { label: string; onPress: () => void }
  children: ReactNode
}

/** A part of the page under its name, with what can be added to it at the right. */
export function Section({ title, about, add, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="mt-0.5 text-label text-pretty text-ink-3">{about}</p>
        </div>
        {add && (
          <Button kind="line" size="sm" onClick={add.onPress}>
            <Plus size={17} />
            {add.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
