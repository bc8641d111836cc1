import type { ReactNode } from 'react'

/** A card inside the conversation, as wide as a bubble may be. */
export function CardFrame({
  title,
  about,
  children,
}: {
  title: string
  about: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className="w-chat-card max-w-chat-room rounded-option px-4 pt-4 pb-3.5 inset-ring inset-ring-line-2"
    >
      <h2 className="text-body leading-close font-bold">{title}</h2>
      <p className="mt-0.5 mb-3 text-caption text-ink-3">{about}</p>
      {children}
    </section>
  )
}
