import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import { BrandMark } from './BrandMark.tsx'
import { Card } from './Card.tsx'

type SenderNoteProps = {
  /** What the card is called. */
  label: string
  name: string
  title: string
  photo?: string | null
  /** One of the product's own people: without a face they wear its mark. */
  isOwn: boolean
  message: ReactNode
}

/** Who wrote, and what they say. */
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
