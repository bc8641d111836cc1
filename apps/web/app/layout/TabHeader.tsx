import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import type { ReactNode } from 'react'

type TabHeaderProps = {
  title: string
  /** On a phone the home tab wears the brand in place of its title; on a desktop the panel wears it. */
  branded?: boolean
  /** What can be done here, at the right. */
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
