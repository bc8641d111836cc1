import { Card } from '@coffeeattack/ui/Card'
import { useId } from 'react'
import type { Notification } from './queries.ts'
import { NotificationRow } from './NotificationRow.tsx'

type NotificationsOfAgeProps = { title: string; items: readonly Notification[]; now: Date }

export function NotificationsOfAge({ title, items, now }: NotificationsOfAgeProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="pb-2!">
      <h2 id={id} className="text-label font-medium text-ink-3">
        {title}
      </h2>
      <ul className="-mx-2 mt-1">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} now={now} />
        ))}
      </ul>
    </Card>
  )
}
