import type { ShareCard } from '@coffeeattack/domain/campaigns/share'
import { MESSENGER_KEY } from './messenger-key.ts'

const SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.9/kakao.min.js'

type Link = { webUrl: string; mobileWebUrl: string }
type Feed = {
  objectType: 'feed'
  content: { title: string; description: string; imageUrl: string; link: Link }
  buttons: { title: string; link: Link }[]
}
type Messenger = {
  isInitialized(): boolean
  init(key: string): void
  Share: { sendDefault(feed: Feed): unknown }
}
declare global {
  interface Window {
    Kakao?: Messenger
  }
}

export function messengerKey(): string | null {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${MESSENGER_KEY}"]`)
  return tag?.content || null
}

/** The messenger's script is loaded with the first share. */
export async function sendByMessenger(card: ShareCard, key: string): Promise<void> {
  const messenger = window.Kakao ?? (await load())
  if (!messenger.isInitialized()) messenger.init(key)
  await messenger.Share.sendDefault(feedOf(card))
}

export function feedOf({ title, description, imageUrl, link: url, button }: ShareCard): Feed {
  const link = { webUrl: url, mobileWebUrl: url }
  return {
    objectType: 'feed',
    content: { title, description, imageUrl, link },
    buttons: [{ title: button, link }],
  }
}

function load(): Promise<Messenger> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SDK
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () =>
      window.Kakao ? resolve(window.Kakao) : reject(new Error('no messenger')),
    )
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the messenger did not load'))
    })
    document.head.append(script)
  })
}
