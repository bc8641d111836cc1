import type { TokenStore } from '@coffeeattack/contract/client/refresh'
import { useEffect, useEffectEvent } from 'react'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Names = { accessToken: string; refreshToken: string }

/**
 * A login in the browser's storage, under these keys. The storage is looked up at each use, because a server has
 * none.
 */
export function tokensIn(storage: () => Kept, names: Names): TokenStore {
  return {
    access: () => storage().getItem(names.accessToken),
    refresh: () => storage().getItem(names.refreshToken),
    save({ accessToken, refreshToken }) {
      storage().setItem(names.accessToken, accessToken)
      storage().setItem(names.refreshToken, refreshToken)
    },
    clear() {
      storage().removeItem(names.accessToken)
      storage().removeItem(names.refreshToken)
    },
  }
}

/**
 * All tabs share one login: when it ends in one tab, the others leave too. So does a page restored from the
 * back/forward cache after its login has ended.
 */
export function useSignedOutElsewhere(isSignedIn: () => boolean, leave: () => void): void {
  const look = useEffectEvent(() => {
    if (!isSignedIn()) leave()
  })
  useEffect(() => {
    const seen = () => look()
    window.addEventListener('storage', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      window.removeEventListener('storage', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [])
}
