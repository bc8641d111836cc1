import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { buttonLook, type ButtonLook } from '@coffeeattack/ui/buttonLook'
import { Share } from '@coffeeattack/ui/icons/Share'
import type { ReactNode } from 'react'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import shareCss from './share.css?inline'

type PublicShareButtonProps = ButtonLook & { card: ShareCard; className?: string; children: ReactNode }

/** A share button for a page without React: the island finds it by its card and shows the result. */
export function PublicShareButton({ card, className = '', children, ...look }: PublicShareButtonProps) {
  return (
    <>
      <PageStyle name="share" css={import.meta.env.SSR ? shareCss : ''} />
      <button
        type="button"
        data-share={JSON.stringify(card)}
        className={`${buttonLook(look)} needs-script ${className}`}
      >
        <Share size={20} />
        {children}
      </button>
    </>
  )
}
