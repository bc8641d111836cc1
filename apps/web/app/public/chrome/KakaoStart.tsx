import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'

/** The one filled button of a public page. */
export function KakaoStart({ children }: { children: ReactNode }) {
  return (
    <a href={paths.login()} className={buttonLook({ kind: 'kakao' })}>
      <KakaoBubble />
      {children}
    </a>
  )
}
