import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { Button, type ButtonProps } from '@coffeeattack/ui/Button'
import { Share } from '@coffeeattack/ui/icons/Share'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { share, shareNews } from './share.ts'

type ShareButtonProps = Omit<ButtonProps, 'onClick'> & { card: ShareCard }

/** A share button for the app; pages without React use PublicShareButton. */
export function ShareButton({ card, children, ...rest }: ShareButtonProps) {
  return (
    <Button {...rest} onClick={() => void shareAndTell(card)}>
      <Share size={20} />
      {children}
    </Button>
  )
}

/** For a button of another look, or a card that has to be created first. */
export async function shareAndTell(card: ShareCard): Promise<void> {
  const result = await share(card)
  const news = shareNews[result]
  if (news) toast(news, result === 'copied' ? { ms: TOAST_MS.copied, kind: 'done' } : {})
}
