import type { ReactNode } from 'react'

type SectionProps = {
  title: string
  /** The section's name for `?part=`. */
  part?: string
  /** At the right of the title. */
  aside?: ReactNode
  /** Belongs to the section above, so there is no band between them. */
  joined?: boolean
  children: ReactNode
}

/** A titled section of the form; a band separates unrelated ones. */
export function Section({ title, part, aside, joined = false, children }: SectionProps) {
  const id = `section-${title.replaceAll(' ', '-')}`
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className={`scroll-mt-16 px-5 pb-8 ${joined ? 'pt-2' : 'border-t-10 border-canvas pt-8 first-of-type:border-t-0'}`}
    >
      <div className="mb-3.5 flex min-h-7 items-center justify-between gap-3">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
