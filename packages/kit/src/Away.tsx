import type { Page } from '@coffeeattack/contract/pages'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useEffect, useEffectEvent } from 'react'
import { AGAIN_MS } from './away.ts'
import type { Loading } from './Loaded.tsx'

const STATUS: Page = '/status'

/**
 * In place of what cannot be loaded while the service is away. It comes back by itself: a query that has given up is asked
 * again, and then waits until the service is back.
 */
export default function Away({
  query: { isError, refetch },
  className,
}: {
  query: Loading<unknown>
  className: string | undefined
}) {
  const again = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (!isError) return
    const timer = setTimeout(again, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isError])
  return (
    <ErrorState
      className={className}
      title="지금은 연결할 수 없어요"
      description={
        <>
          돌아오면 저절로 열려요.
          <br />
          <a href={STATUS} className={textLinkLook}>
            무엇이 되는지 보기
          </a>
        </>
      }
    />
  )
}
