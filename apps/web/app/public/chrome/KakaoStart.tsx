import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import type { ReactNode } from 'react'

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

/**
 * The way in of a visitor and that of somebody who is signed in, one over the other in a box that has room for both:
 * the page is the same for everyone, and nothing moves when the head says who is there.
 */
export function EitherWay({
  visitor,
  mine,
  className = '',
}: {
  visitor: ReactNode
  mine: ReactNode
  className?: string
}) {
  return (
    <span className={`grid *:col-start-1 *:row-start-1 ${className}`}>
      <span className="for-visitor grid">{visitor}</span>
      <span className="for-mine grid">{mine}</span>
    </span>
  )
}
