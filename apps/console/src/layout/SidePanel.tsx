import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Turner } from '../list/turning.tsx'

type SidePanelProps = {
  title: string
  closeTo: To
  backTo?: To
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  /** The content has no focusable element, so the panel itself takes the focus and scrolls by keys. */
  isText?: boolean
  children: ReactNode
}

/**
 * Beside the list where there is room, above it where there is not, and below 1024 px a page of its own:
 * console.css hides what is below it.
 */
export const panelLook =
  'fixed inset-y-0 right-0 z-20 flex w-full flex-col bg-surface max-lg:bg-page lg:max-w-[412px] lg:border-l lg:border-line lg:shadow-3 console:static console:w-[412px] console:shrink-0 console:shadow-none'

/** What is opened from a list, under a title. */
export function SidePanel({ title, closeTo, backTo, footer, isText = false, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Opening another panel removes the focused element.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <aside aria-label={title} data-panel className={panelLook}>
      <div className="flex items-center gap-1 px-2 py-1.5 lg:pt-4 lg:pr-3 lg:pb-2 lg:pl-6">
        <Link
          to={backTo ?? closeTo}
          aria-label={backTo ? '프로필로 돌아가기' : '뒤로'}
          className={`${iconButtonLook} lg:-ml-3 ${backTo ? '' : 'lg:hidden'}`}
        >
          <ChevronLeft size={22} />
        </Link>
        <h2
          ref={heading}
          data-opened-title
          tabIndex={-1}
          className="min-w-0 truncate text-h2 outline-none lg:flex-1"
        >
          {title}
        </h2>
        <Turner />
        <Link to={closeTo} aria-label="닫기" className={`${iconButtonLook} max-lg:hidden`}>
          <Close size={22} strokeWidth={1.8} />
        </Link>
      </div>
      <div
        {...(isText && { role: 'group', 'aria-label': title, tabIndex: 0 })}
        className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 lg:px-6"
      >
        {children}
      </div>
      {footer && (
        <div
          data-bottom-bar
          className="flex gap-2.5 border-t border-line px-5 pt-3 pb-safe-4 lg:px-6 lg:pt-3.5 lg:pb-5"
        >
          {footer}
        </div>
      )}
    </aside>
  )
}
