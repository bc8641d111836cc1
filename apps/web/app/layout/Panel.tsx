import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import type { ReactNode } from 'react'

type PanelProps = {
  label: string
  /** The cup, placed by whoever asks for the panel. */
  art: ReactNode
  children: ReactNode
}

/**
 * The espresso panel beside the column from 1024 px; past 1440 its left padding grows, so its words stay near. Where
 * a list takes its room (`@container`), what it holds draws in.
 */
export function Panel({ label, art, children }: PanelProps) {
  return (
    <aside
      aria-label={label}
      className="@container sticky top-0 hidden h-dvh overflow-hidden bg-shot text-on-shot lg:block"
    >
      {art}
      <div className="flex h-full flex-col py-11 pr-14 pl-[max(3.5rem,calc((100vw-1440px)/2))] @max-[24rem]:pr-6 @max-[24rem]:pl-8">
        <a
          href={paths.home()}
          className="relative z-2 flex min-h-11 items-center self-start rounded-button-sm focus-visible:outline-on-shot"
        >
          <Wordmark tone="on-shot">{BRAND.ko}</Wordmark>
        </a>
        {children}
      </div>
    </aside>
  )
}
