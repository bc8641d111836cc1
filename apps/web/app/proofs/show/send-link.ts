import { toast, TOAST_MS } from '@coffeeattack/ui/toast'

/** The link alone, in the system's own sheet: no preview of ours may tell what a proof says. Without a sheet it is copied. */
export async function sendLink(link: string): Promise<void> {
  if (!navigator.share) return copyLink(link)
  try {
    await navigator.share({ url: link })
  } catch (reason) {
    const isClosed = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isClosed) await copyLink(link)
  }
}

/** An insecure page has no clipboard. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('링크를 복사했어요', { ms: TOAST_MS.copied, kind: 'done' })
  } catch {
    toast('링크를 복사하지 못했어요. 길게 눌러 복사해 주세요')
  }
}
