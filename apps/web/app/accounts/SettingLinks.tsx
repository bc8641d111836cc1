import { Card } from '@coffeeattack/ui/Card'
import { type ReactNode, useId } from 'react'

/** Settings that belong together. */
export function SettingLinks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="pb-3!">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="mt-1.5">{children}</ul>
    </Card>
  )
}
