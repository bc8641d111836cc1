import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, type To } from 'react-router'

type SidePanelProps = {
  title: string
  closeTo: To
  backTo?: To
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** Beside the list where there is room for both, over it where there is not. */
export function SidePanel({ title, closeTo, backTo, footer, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // One panel took the place of another, and what was pressed went with it.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <aside
      aria-label={title}
      className="fixed inset-y-0 right-0 z-20 flex w-full max-w-[412px] flex-col border-l border-line bg-surface shadow-3 console:static console:w-[412px] console:shrink-0 console:shadow-none"
    >
      <div className="flex items-center gap-1 pt-4 pr-3 pb-2 pl-6">
        {backTo && (
          <Link to={backTo} aria-label="프로필로 돌아가기" className={`${iconButtonLook} -ml-3`}>
            <ChevronLeft size={22} />
          </Link>
        )}
        <h2 ref={heading} data-opened-title tabIndex={-1} className="flex-1 text-h2 outline-none">
          {title}
        </h2>
        <Link to={closeTo} aria-label="닫기" className={iconButtonLook}>
          <Close size={22} strokeWidth={1.8} />
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
      {footer && (
        <div data-bottom-bar className="flex gap-2.5 border-t border-line px-6 pt-3.5 pb-5">
          {footer}
        </div>
      )}
    </aside>
  )
}
