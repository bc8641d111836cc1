import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Close } from '@coffeeattack/ui/icons/Close'
import type { ReactNode } from 'react'

const kinds = {
  waiting: { Icon: Clock, look: 'border-[1.5px] border-dashed border-line-field text-ink-3' },
  done: { Icon: Check, look: 'bg-success-tint text-success' },
  wrong: { Icon: Close, look: 'bg-danger-tint text-danger' },
}

type StateCardProps = {
  kind: keyof typeof kinds
  title: string
  about: string
  action?: ReactNode
  children?: ReactNode
}

/** Where a proof stands, with the one action that helps. */
export function StateCard({ kind, title, about, action, children }: StateCardProps) {
  const { Icon, look } = kinds[kind]
  return (
    <Card
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds no heading
      role="status"
    >
      <div className="flex flex-wrap items-start gap-3.5">
        <span aria-hidden="true" className={`grid size-7.5 shrink-0 place-items-center rounded-full ${look}`}>
          <Icon size={16} strokeWidth={2.4} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-body leading-close font-bold [overflow-wrap:anywhere]">{title}</h2>
          <p className="mt-px text-label text-pretty text-ink-3 tnum">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}
