import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { messengerKey, sendByMessenger } from './messenger.ts'

/** `sent`: handed to the messenger or the system. `cancelled`: the person closed the system's sheet. */
export type ShareResult = 'sent' | 'cancelled' | 'copied' | 'failed'

/** The message after a share; none after the messenger's and the system's own sheets. */
export const shareNews: Readonly<Partial<Record<ShareResult, string>>> = {
  copied: '링크를 복사했어요',
  failed: '다시 시도해 주세요',
}

/**
 * Shares a card (PUB-5): through the messenger where a key is configured, else the system's sheet, else by copying
 * the link. A way that fails falls through to the next.
 */
export async function share(card: ShareCard): Promise<ShareResult> {
  const key = messengerKey()
  if (key && (await succeeds(sendByMessenger(card, key)))) return 'sent'
  return (await shareBySystem(card)) ?? ((await succeeds(copy(card.link))) ? 'copied' : 'failed')
}

/** Null when the system has no share sheet or refuses to open it. */
async function shareBySystem({ title, description, link }: ShareCard): Promise<ShareResult | null> {
  const content = { title, text: description, url: link }
  if (!navigator.share || (navigator.canShare && !navigator.canShare(content))) return null
  try {
    await navigator.share(content)
    return 'sent'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : null
  }
}

/** An insecure page has no clipboard. */
async function copy(link: string): Promise<void> {
  await navigator.clipboard.writeText(link)
}

async function succeeds(trying: Promise<void>): Promise<boolean> {
  try {
    await trying
    return true
  } catch {
    return false
  }
}
