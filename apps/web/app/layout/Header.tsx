import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import type { ReactNode } from 'react'
import { useGoBack } from './use-go-back.ts'

type HeaderProps = {
  /** Only when the page has no question or statement of its own at its top. */
  title?: string
  /** Where the chevron leads when the page was opened directly and nothing lies behind it. */
  backTo: string
  actions?: ReactNode
}

/** 56 px, sticky; takes the ground of the page it stands on. */
export function Header({ title, backTo, actions }: HeaderProps) {
  const goBack = useGoBack(backTo)
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-inherit px-2">
      <IconButton label="뒤로" onClick={goBack}>
        <ChevronLeft size={26} strokeWidth={1.8} />
      </IconButton>
      {title && <span className="text-h3">{title}</span>}
      <span className="flex-1" />
      {actions}
    </header>
  )
}
