import type { ReactNode } from 'react'
import { ChevronDown } from './icons/ChevronDown.tsx'

type AccordionItemProps = {
  title: ReactNode
  children: ReactNode
  /** Items that share a group close one another. */
  group?: string
  open?: boolean
}

/** A question and its answer: a native disclosure, so it opens without JavaScript and by find-in-page. */
export function AccordionItem({ title, children, group, open }: AccordionItemProps) {
  return (
    <details name={group} open={open} className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 py-4.5 text-body leading-[1.5] font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          className="mt-0.5 text-ink-3 transition-transform duration-(--t2) group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-body-s leading-[1.65] text-ink-2">{children}</div>
    </details>
  )
}
