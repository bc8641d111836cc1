import type { ReactNode } from 'react'

/** The heading that names the card of the meeting, and what it means. */
export function MeetingTitle({ children, about }: { children: ReactNode; about?: ReactNode }) {
  return (
    <>
      <h2 id="meeting" className="text-h3">
        {children}
      </h2>
      {about && <p className="mt-0.5 text-label text-ink-3">{about}</p>}
    </>
  )
}
