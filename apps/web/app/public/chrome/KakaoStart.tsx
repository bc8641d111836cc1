import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import type { ReactNode } from 'react'
import { EitherWay } from './EitherWay.tsx'

/** The one filled button of a public page: the island leads to the messenger at once, without it the login does. */
export function KakaoStart({ children }: { children: ReactNode }) {
  return (
    <EitherWay
      visitor={
        <a href={paths.login()} data-kakao-start className={buttonLook({ kind: 'kakao' })}>
          <KakaoBubble />
          {children}
        </a>
      }
      mine={
        <a href={paths.offers()} className={buttonLook()}>
          내 어택 보기
        </a>
      }
    />
  )
}
