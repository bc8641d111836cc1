import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

export type HeaderProps = {
  /** Only when the page has no heading of its own. */
  title?: string | undefined
  /** Where the back button leads when the page was opened directly. */
  backTo: string
  actions?: ReactNode
}

/** 56 px high and sticky; inherits the page's background. */
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

/** One step back in the app's history; a page that was opened directly leads to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    const step = canStepBack(window.history.state) ? navigate(-1) : navigate(fallback, { replace: true })
    void step
  }
}

/** React Router counts its own history entries in `history.state.idx`. */
export function canStepBack(state: unknown): boolean {
  const { idx }: { idx?: unknown } = Object(state)
  return Number(idx) > 0
}

type TabHeaderProps = {
  title: string
  /** On a phone the home tab shows the brand in place of a title; on a desktop the panel shows it. */
  branded?: boolean
  /** Actions at the right. */
  actions?: ReactNode
}

/** The header of a tab's root. */
export function TabHeader({ title, branded, actions }: TabHeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 bg-inherit pr-2 pl-5 lg:h-18 lg:pr-4 lg:pl-7">
      {branded && (
        <span className="flex lg:hidden">
          <Wordmark size={26}>{BRAND.ko}</Wordmark>
        </span>
      )}
      <span className={`text-h2 ${branded ? 'max-lg:hidden' : ''}`}>{title}</span>
      <span className="flex-1" />
      {actions}
    </header>
  )
}
