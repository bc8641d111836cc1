import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import type { ReactNode } from 'react'

/** The main button of a public page: the island leads straight to Kakao, without the island it leads to the login. */
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
 * A visitor's button and a signed-in person's, stacked in one box: the page is the same for everyone, and nothing
 * shifts when the head marks who is signed in.
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
