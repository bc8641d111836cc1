import { Avatar } from '@coffeeattack/ui/Avatar'
import { BrandMark } from '@coffeeattack/ui/BrandMark'
import { Card } from '@coffeeattack/ui/Card'
import type { ReactNode } from 'react'

type SenderNoteProps = {
  /** The card's name for screen readers. */
  label: string
  name: string
  title: string
  photo?: string | null
  /** The sender is one of our agents. An agent without a photo shows the brand mark. */
  isOwn: boolean
  message: ReactNode
}

/** The sender of an offer and their message. */
export function SenderNote({ label, name, title, photo, isOwn, message }: SenderNoteProps) {
  return (
    <Card aria-label={label}>
      <div className="flex items-center gap-3">
        {isOwn && !photo ? (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-shot">
            <BrandMark size={20} tone="on-shot" />
          </span>
        ) : (
          <Avatar name={name} src={photo ?? undefined} />
        )}
        <p className="min-w-0 leading-close">
          <b className="block">{name}</b>
          <span className="text-label text-ink-3">{title}</span>
        </p>
      </div>
      <p className="mt-3.5 text-body leading-loose whitespace-pre-line">{message}</p>
    </Card>
  )
}
