import { Card } from '@coffeeattack/ui/Card'
import { type ReactNode, useId } from 'react'

/** A card that is named by its own title. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}
